/** Whether addresses lie in ranges: IPv4 and IPv6 as hexadecimal digits of fixed length, which sort as the addresses do. */

/** The digits of an address, 8 of IPv4 and 32 of IPv6; undefined for what is none. A port or a zone is left out. */
export function addressDigits(text: string): string | undefined {
  const address = text.trim();
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?::\d+)?$/.exec(address);
  if (four !== null) return fourDigits(four.slice(1));
  if (!address.includes(":")) return undefined;
  return sixDigits(/^\[?([\da-f:.]+)(?:%[^\]]*)?(?:\](?::\d+)?)?$/i.exec(address)?.[1] ?? "");
}

function fourDigits(parts: readonly string[]): string | undefined {
  if (parts.some((part) => Number(part) > 255)) return undefined;
  return parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("");
}

/** RFC 4291 2.2. An IPv4 address in it (::ffff:192.0.2.1) is that address. */
function sixDigits(text: string): string | undefined {
  const words = sixWords(withoutFour(text));
  if (words?.every((word) => /^[\da-f]{1,4}$/i.test(word)) !== true) return undefined;
  const digits = words.map((word) => word.toLowerCase().padStart(4, "0")).join("");
  return digits.startsWith(MAPPED) ? digits.slice(MAPPED.length) : digits;
}

/** An IPv4 address at the end as two words. */
function withoutFour(text: string): string {
  const start = text.lastIndexOf(":") + 1;
  const four = text.includes(".") ? addressDigits(text.slice(start)) : undefined;
  return four === undefined ? text : `${text.slice(0, start)}${four.slice(0, 4)}:${four.slice(4)}`;
}

/** All eight, with those that "::" leaves out. */
function sixWords(text: string): readonly string[] | undefined {
  const [before = [], after, ...more] = text
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":")));
  if (after === undefined) return before.length === 8 ? before : undefined;
  const missing = 8 - before.length - after.length;
  if (more.length > 0 || missing < 1) return undefined;
  return [...before, ...Array.from({ length: missing }, () => "0"), ...after];
}

const MAPPED = `${"0".repeat(20)}ffff`;

export type AddressRanges = (digits: string) => boolean;

/** Answers for many addresses. `bounds`: "from-to" as digits, apart by spaces, sorted and disjoint as published-ranges.ts has them. */
export function makeAddressRanges(bounds: string): AddressRanges {
  const ranges = bounds.split(" ").map((range) => range.split("-"));
  return (digits) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareDigits(ranges[middle]?.[0] ?? "", digits) <= 0) low = middle + 1;
      else high = middle;
    }
    const end = ranges[low - 1]?.[1];
    return end !== undefined && end.length === digits.length && digits <= end;
  };
}

/** IPv4 before IPv6. */
export function compareDigits(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : Number(a > b);
}
