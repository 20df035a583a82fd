import type { HreflangRow } from "#engine/hreflang/write-annotations.ts";

export type FormRow = HreflangRow & { id: string };

let lastId = 0;

/** With an id that no other row of this page load has. */
export function makeRow(row: Partial<HreflangRow> = {}): FormRow {
  lastId += 1;
  return { id: String(lastId), url: "", language: "", region: "", ...row };
}

/** For the address: `ur PK https://…;en  https://…`, each part percent-encoded where it must be. */
export function writeRows(rows: readonly HreflangRow[]): string {
  return rows
    .map(({ language, region, url }) => [language, region, url].map(encodePart).join(" "))
    .join(";");
}

/** Undefined where the address was not written by us. */
export function readHreflangRows(text: string): readonly FormRow[] | undefined {
  try {
    return text.split(";").map((row) => {
      const [language = "", region = "", url = ""] = row.split(" ").map(decodeURIComponent);
      return makeRow({ language, region, url });
    });
  } catch {
    return undefined;
  }
}

function encodePart(text: string): string {
  return text.replaceAll(/[%;\s]/g, (character) => encodeURIComponent(character));
}
