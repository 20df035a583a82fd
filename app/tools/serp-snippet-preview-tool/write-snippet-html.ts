import { escapeHtml } from "#lib/text/escape-html.ts";
import { cleanText } from "#engine/text-width/measure-snippet.ts";

/**
 * The two tags for a page's head, one a line; an empty text has no tag. What is typed counts as in a
 * page's source: "&amp;" and "&" come to the same.
 */
export function writeSnippetHtml({
  title,
  description,
}: {
  title: string;
  description: string;
}): string {
  const texts = { title: cleanText(title), description: cleanText(description) };
  return [
    ...(texts.title === "" ? [] : [`<title>${escapeHtml(texts.title)}</title>`]),
    ...(texts.description === ""
      ? []
      : [`<meta name="description" content="${escapeHtml(texts.description)}">`]),
  ].join("\n");
}

/** Title, address and description, one a line, as a reader sees them; what is empty has no line. */
export function writeSnippetText(texts: {
  title: string;
  url: string;
  description: string;
}): string {
  return [cleanText(texts.title), texts.url.trim(), cleanText(texts.description)]
    .filter((line) => line !== "")
    .join("\n");
}
