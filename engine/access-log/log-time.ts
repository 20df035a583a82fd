/** Moments as logs write them, in ms since 1970; NaN for what is none. What names no zone is UTC. */

const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** "10/Oct/2000:13:55:36 -0700". https://httpd.apache.org/docs/2.4/mod/mod_log_config.html#formats */
export function parseClfTime(text: string): number {
  const month = MONTHS.indexOf(text.slice(3, 6)) / 3;
  if (text.charAt(11) !== ":" || !Number.isInteger(month) || month < 0) return parseLogTime(text);
  const number = (from: number, to: number) => Number(text.slice(from, to));
  const [hour, minute, second] = [number(12, 14), number(15, 17), number(18, 20)];
  const zone = (number(22, 24) * 60 + number(24, 26)) * (text.charAt(21) === "-" ? -1 : 1);
  return Date.UTC(number(7, 11), month, number(0, 2), hour, minute - zone, second);
}

/** Seconds to nanoseconds, by their size, and days with a time in the order of ISO 8601. */
export function parseLogTime(value: unknown): number {
  if (typeof value === "number" || (typeof value === "string" && /^\d{9,}(?:\.\d+)?$/.test(value)))
    return toMs(Number(value));
  if (typeof value !== "string") return Number.NaN;
  if (/^\d\d\/[A-Z]/.test(value)) return parseClfTime(value);
  const iso = value
    .trim()
    .replaceAll("/", "-")
    .replace(" ", "T")
    .replace(/[.](\d{3})\d+/, ".$1");
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : `${iso}Z`);
}

function toMs(number: number): number {
  if (number < 1e11) return number * 1000;
  if (number < 1e14) return number;
  return number / (number < 1e17 ? 1e3 : 1e6);
}
