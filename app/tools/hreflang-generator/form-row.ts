import type { HreflangRow } from "#engine/hreflang/write-annotations.ts";
import { ownValue } from "#lib/own-value.ts";

export type FormRow = HreflangRow & { id: string };

let lastId = 0;

/** With an id that no other row of this page load has. */
export function makeRow(row: Partial<HreflangRow> = {}): FormRow {
  lastId += 1;
  return { id: String(lastId), url: "", language: "", region: "", ...row };
}

/** From the form's fields by their names, or from `rows`; undefined where there is neither. */
export function readHreflangRows(
  fields: Readonly<Record<string, string>>,
): readonly FormRow[] | undefined {
  const { rows } = fields;
  if (rows !== undefined) return readOldRows(rows);
  const numbers = Object.keys(fields).flatMap((name) => /^url-(\d+)$/.exec(name)?.[1] ?? []);
  if (numbers.length === 0) return undefined;
  return numbers.map((number) => {
    const [url = "", language = "", region = ""] = ["url", "language", "region"].map((field) =>
      ownValue(fields, `${field}-${number}`),
    );
    return makeRow({ url, language, region });
  });
}

/**
 * The rows of a link of before December 2026: `ur PK https://…;en  https://…`, each part percent-encoded.
 * Undefined where it was broken on the way.
 */
function readOldRows(text: string): readonly FormRow[] | undefined {
  try {
    return text.split(";").map((row) => {
      const [language = "", region = "", url = ""] = row.split(" ").map(decodeURIComponent);
      return makeRow({ language, region, url });
    });
  } catch {
    return undefined;
  }
}
