import type { Thing } from "schema-dts";

/**
 * JSON-LD for a script element. `<` is written as an escape, so no text in it can close the element.
 * https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export function serializeJsonLd(block: Exclude<Thing, string>): string {
  return JSON.stringify({ "@context": "https://schema.org", ...block }).replaceAll("<", "\\u003c");
}
