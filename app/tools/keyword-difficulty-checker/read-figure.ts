/**
 * A figure as link tools and people write it: "1,234", "1 234", "1.2K", "DR 58", "۱۲۰", "58/100",
 * "12 domains".
 * Undefined where it is none. Thousands come in threes, so "1,5" is no figure.
 */
export function readFigure(typed: string): number | undefined {
  const plain = withWesternDigits(typed)
    .replace(LABEL, "")
    .replace(UNIT_WORDS, "")
    .replace(/\s*\/\s*100$/, "");
  const [, whole, fraction = "", unit = ""] = FIGURE.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const figure = Number(whole.replaceAll(/[,\s']/g, "") + fraction);
  return figure * (UNITS[unit.toLowerCase()] ?? 1);
}

/** "DR 58", "58/100": by its label a measure of strength, and no number of domains. */
export function isAuthority(typed: string): boolean {
  return AUTHORITY.test(withWesternDigits(typed)) && readFigure(typed) !== undefined;
}

function withWesternDigits(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("\u066C", ",")
    .replaceAll("\u066B", ".")
    .trim();
}

const AUTHORITY = /^(?:dr|da|ur|pa|as|authority)\b|\/\s*100$/i;
const LABEL = /^(?:dr|da|ur|pa|as|rd|authority|domains?|ref(?:erring)?\.?\s*domains?)\s*[:=]?\s*/i;
const UNIT_WORDS = /\s*(?:(?:ref(?:erring)?\.?\s*)?domains?|rd)$/i;
const FIGURE = /^(\d{1,3}(?:[,\s']\d{3})+|\d{1,9})(\.\d+)?\s*([km]?)$/i;
const UNITS: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };
