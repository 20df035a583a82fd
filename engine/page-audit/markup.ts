/** Corrected markup for a fix. */
import { escapeHtml } from "#lib/escape-html.ts";

/** The start tag with one attribute set: replaced where it stands, else added at the end. */
export function setAttribute(startTag: string, name: string, value: string): string {
  const written = `${name}="${escapeHtml(value)}"`;
  const present = new RegExp(
    `(\\s)${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]*))?(?=[\\s/>])`,
    "i",
  );
  if (present.test(startTag)) {
    return startTag.replace(present, (_whole, space: string) => `${space}${written}`);
  }
  return startTag.replace(/\s*(\/?)>$/, (_end, slash: string) => ` ${written}${slash && " /"}>`);
}

/** Text cut at a word so that it fits, for a suggestion made of the page's own words. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > limit / 2 ? space : limit).replace(/[\s,;:.–-]+$/, "")}`;
}
