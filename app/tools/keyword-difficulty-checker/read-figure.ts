import { ownValue } from "#lib/own-value.ts";

/**
 * A figure as link tools and people write it: "1,234", "1 234", "1.2K", "DR 58", "۱۲۰", "58/100",
 * "12 domains".
 * Undefined where it is not one. Thousands come in threes, so "1,5" is not a figure.
 */
export function readFigure(typed: string): number | undefined {
  const plain = withWesternDigits(typed)
    .replace(LABEL, "")
    .replace(UNIT_WORDS, "")
    .replace(/\s*\/\s*100$/, "");
  const [, whole, fraction = "", unit = ""] = FIGURE.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const figure = Number(whole.replaceAll(/[,\s']/g, "") + fraction);
  return figure * (ownValue(UNITS, unit.toLowerCase()) ?? 1);
}

function withWesternDigits(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(/(?<=\d)’(?=\d)/g, "'")
    .replaceAll("\u066C", ",")
    .replaceAll("\u066B", ".")
    .trim();
}

/** Digits are in tens, each script's from its zero on. https://www.unicode.org/reports/tr44/#Numeric_Type */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const LABEL = /^(?:dr|da|ur|pa|as|rd|authority|domains?|ref(?:erring)?\.?\s*domains?)\s*[:=]?\s*/i;
const UNIT_WORDS = /\s*(?:(?:ref(?:erring)?\.?\s*)?domains?|rd|(?<=\d\s*)(?:dr|da|ur|pa|as))$/i;
/** Thousands come in threes; in South Asia what is above them in twos: "1,23,456". */
const FIGURE =
  /^(\d{1,3}(?:[,\s']\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,9})(\.\d+)?\s*(k|m|thousand|hazar|lakhs?|lacs?|million|ہزار|لاکھ)?$/i;
const UNITS: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  hazar: 1000,
  ہزار: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  لاکھ: 100_000,
  m: 1_000_000,
  million: 1_000_000,
};
