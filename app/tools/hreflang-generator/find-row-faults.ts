import { capitalise } from "#lib/text/capitalise.ts";
import { addScheme } from "./add-scheme.ts";
import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { validateLocale } from "#engine/hreflang/validate-locale.ts";
import { formatHreflang, type HreflangRow } from "#engine/hreflang/write-annotations.ts";

/** What keeps the tags from being written, and the field it is in. */
export type RowFault = { field: string; words: string };

/** What is asked for where no row counts: the missing half of the first that is begun, or an address. */
export function findMissingRows(rows: readonly HreflangRow[]): RowFault {
  const begun = rows.findIndex(
    ({ url, language }) => (url.trim() === "") !== (language.trim() === ""),
  );
  const field = begun !== -1 && rows[begun]?.url.trim() !== "" ? "language" : "url";
  return {
    field: `${field}-${Math.max(begun, 0) + 1}`,
    words: "Fill in a URL and a language in at least one row.",
  };
}

/** Rows that count have an address and a language; of others nothing is asked. */
export function findRowFaults(
  rows: readonly HreflangRow[],
  fallbackUrl: string,
): readonly RowFault[] {
  const faults = rows.flatMap(({ url, language, region }, index): RowFault[] => {
    if (url.trim() === "" || language.trim() === "") return [];
    const number = index + 1;
    const code = formatHreflang(language.trim(), region.trim());
    const { valid, reason, suggestions } = validateLocale(code);
    const instead = suggestions.length === 0 ? "" : ` Write ${suggestions.join(" or ")}.`;
    return [
      ...(isAddress(url)
        ? []
        : [
            {
              field: `url-${number}`,
              words: `Version ${number}: “${url.trim()}” is not an address.`,
            },
          ]),
      ...(valid
        ? []
        : [
            {
              field: `language-${number}`,
              words: `Version ${number}: “${code}” is not a code. ${capitalise(reason)}.${instead}`,
            },
          ]),
    ];
  });
  return fallbackUrl.trim() === "" || isAddress(fallbackUrl)
    ? faults
    : [
        ...faults,
        { field: "fallback", words: `Fallback: “${fallbackUrl.trim()}” is not an address.` },
      ];
}

/**
 * Rows from a list: an address and its code in any order on each line, separated by blanks, tabs, commas
 * or semicolons; or link tags as they are in a head, or a Link header. Lines without an address are left out.
 */
export function readRowList(text: string): readonly HreflangRow[] {
  return text.split("\n").flatMap((line) => {
    const inTag = {
      url: /href=["']?([^"'\s>]+)/i.exec(line.replace(/hreflang=/gi, ""))?.[1],
      code: /hreflang=["']?([\w-]+)/i.exec(line)?.[1],
    };
    // A Link header has its address in angle brackets, JSON its words in quotation marks.
    const parts = line.split(/[\s,;|<>{}"']+|:(?=[\s"'])/).filter(Boolean);
    const url = inTag.url ?? parts.find((part) => /[./]/.test(part));
    if (url === undefined) return [];
    const code = inTag.code ?? parts.find((part) => part !== url && /^[a-z-]+$/i.test(part)) ?? "";
    const [language = "", ...region] = /^x-default$/i.test(code) ? [code] : code.split("-");
    return [{ url: addScheme(url), language, region: region.join("-") }];
  });
}

/** `mailto:a@b.c` would become an address with a name and a password in it. */
function isAddress(url: string): boolean {
  const page = parsePageUrl(url);
  if (!page.ok) return false;
  const { hostname, username } = new URL(page.value);
  return hostname.includes(".") && username === "";
}
