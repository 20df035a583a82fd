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

/** In the one way in which the URL standard writes it. An IPv4 address in it (::ffff:192.0.2.1) is that address. */
function sixDigits(text: string): string | undefined {
  const written = URL.parse(`http://[${text}]`)?.hostname.slice(1, -1);
  if (written === undefined) return undefined;
  const [before = [], after = []] = written
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "");
  const digits = [...before, ...zeros, ...after].map((word) => word.padStart(4, "0")).join("");
  return digits.startsWith(MAPPED) ? digits.slice(MAPPED.length) : digits;
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
