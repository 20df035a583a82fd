import { shorten } from "#lib/text/shorten.ts";
/** Corrected markup for a fix. */
/** The start tag with one attribute set: replaced where it is, else added at the end. */
export function setAttribute(startTag: string, name: string, value: string): string {
  const written = `${name}="${escapeMarkup(value)}"`;
  const present = new RegExp(
    `(\\s)${name}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]*))?(?=[\\s/>])`,
    "i",
  );
  if (present.test(startTag)) {
    return startTag.replace(present, (_whole, space: string) => `${space}${written}`);
  }
  const isVoid = startTag.endsWith("/>");
  const open = startTag.slice(0, isVoid ? -2 : -1).trimEnd();
  return `${open} ${written}${isVoid ? " /" : ""}>`;
}

/**
 * Text for markup that people copy: between tags and between double quotes. An apostrophe needs no
 * entity there, and would be read as one in a spreadsheet or a mail.
 */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * Text cut so that it fits, for a suggestion made of the page's own words: after a sentence where one
 * ends in the second half, else after a word that a text can end with.
 */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const sentence = /^.*[.!?؟۔](?=\s)/su.exec(cut)?.[0] ?? "";
  if (sentence.length > limit / 2) return sentence;
  const space = cut.search(/\s\S*$/);
  return trimEnd(space > limit / 2 ? cut.slice(0, space) : shorten(text, limit, ""));
}

/** Signs and small words that announce something, and so cannot be at the end. Our choice. */
const LOOSE_END =
  /(?:[\s,;:|/·•»›«‹<>&+([{–—―-]|(?<=\s)(?:a|an|the|and|or|but|of|in|on|at|to|for|from|with|by|as|is|are|our|your|its|their|this|that|کی|کا|کے|اور|میں|سے|پر))$/iu;

/** The text without what cannot be at its end. */
export function trimEnd(text: string): string {
  let trimmed = text;
  while (LOOSE_END.test(trimmed)) trimmed = trimmed.replace(LOOSE_END, "");
  return trimmed === "" ? text.trim() : trimmed;
}
