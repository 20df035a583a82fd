/**
 * The pairs of a body of the type application/x-www-form-urlencoded, in their order, or "too-many"
 * where it has more than `maxPairs`, counting empty ones. Throws a URIError where an escape is
 * broken or does not say UTF-8, which browsers never send.
 * https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function parseUrlEncoded(
  text: string,
  maxPairs: number,
): readonly (readonly [name: string, value: string])[] | "too-many" {
  const pairs = text.split("&", maxPairs + 1);
  if (pairs.length > maxPairs) return "too-many";
  return pairs
    .filter((pair) => pair !== "")
    .map((pair) => {
      const equals = pair.includes("=") ? pair.indexOf("=") : pair.length;
      return [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))] as const;
    });
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}
