import { readNumber } from "./read-number.ts";

/**
 * The only place that builds a `tel:` link: "+92 42 0000 0001" → "tel:+924200000001", an extension as
 * ";ext=5". Undefined if the text is no number (read-number.ts). https://www.rfc-editor.org/rfc/rfc3966
 */
export function phoneHref(text: string): string | undefined {
  const phone = readNumber(text);
  if (phone === undefined) return undefined;
  return `tel:${phone.number}${phone.extension === undefined ? "" : `;ext=${phone.extension}`}`;
}
