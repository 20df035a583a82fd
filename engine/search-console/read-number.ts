/** Numbers as an account's language writes them: "1,200", "1.200", "1 200", "۱٬۲۰۰"; "0,48 %", "%0,48". */

/** The zeros of Arabic, Persian and Urdu, Hindi and Bengali digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];
const EASTERN_DIGIT = /[٠-٩۰-۹०-९০-৯]/g;
/** Blanks of all kinds, apostrophes, and signs of direction. */
const BLANKS = /[\s'’\u200E\u200F\u061C]/g;

function plain(cell: string): string {
  return cell
    .replaceAll(EASTERN_DIGIT, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? 0));
    })
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replaceAll("٪", "%")
    .replaceAll(BLANKS, "");
}

/** Zero or more, with or without marks between the thousands; undefined where it is none. */
export function readWhole(cell: string): number | undefined {
  const text = plain(cell);
  if (!/^\d[\d.,]{0,14}$/.test(text)) return undefined;
  const [first = "", ...groups] = text.split(text.includes(",") ? "," : ".");
  const last = groups.pop();
  // India writes 1,23,456.
  const isGrouped =
    /^\d{1,3}$/.test(first) &&
    groups.every((group) => /^\d{2,3}$/.test(group)) &&
    /^\d{3}$/.test(last ?? "");
  if (last === undefined ? !/^\d{1,12}$/.test(first) : !isGrouped) return undefined;
  return Number(first + groups.join("") + (last ?? ""));
}

/** Of 100; undefined where it is none. */
export function readPercent(cell: string): number | undefined {
  const text = plain(cell);
  const bare = text.replace("%", "");
  return bare.length + 1 === text.length && /^\d{1,3}(?:[.,]\d{1,6})?$/.test(bare)
    ? Number(bare.replace(",", "."))
    : undefined;
}
