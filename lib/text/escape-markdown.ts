/**
 * Text as it reads, in one line of Markdown: signs and entities that Markdown would take as its own
 * are escaped, and line breaks, which would end a heading or a row, become spaces.
 * https://spec.commonmark.org/0.31.2/#backslash-escapes
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\`*_[\]<>#|]|&(?=#?\w+;)/g, (character) => `\\${character}`);
}
