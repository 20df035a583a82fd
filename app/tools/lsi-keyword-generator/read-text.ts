/** What a visitor reads of a pasted page source: without it "div class" would be its main term. */
const LOOKS_LIKE_HTML = /<(?:!doctype|html|body|p|div|h[1-6]|ul|table|article|section)[\s>]/i;
const UNREAD = "script, style, noscript, template, svg, nav, header nav, footer";
/**
 * What a page loads or carries as style. The parsed page shows nowhere, and yet browsers report each
 * style in it as refused by the site's policy: so it goes before it is parsed. No words are in it.
 */
const LOADED =
  /<style\b[^]*?(?:<\/style\s*>|$)|<(?:link|base|meta|img|source|iframe|embed|object|video|audio|frame|input)\b(?:"[^"]*"|'[^']*'|[^'"<>])*>|(?<=[\s"'/])(?:style|background|srcset|src|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const BLOCKS =
  "p, div, li, h1, h2, h3, h4, h5, h6, td, th, tr, dt, dd, blockquote, section, article, br, option, figcaption";

/** A page's HTML without what it loads and how it looks, quoted or not; a sentence with such a sign loses it too. */
export function dropLoaded(source: string): string {
  return source.replaceAll(LOADED, "");
}

/** The words of a page's source as a visitor reads them; a text without markup as it is. */
export function readText(source: string): string {
  if (!LOOKS_LIKE_HTML.test(source)) return source;
  const page = new DOMParser().parseFromString(dropLoaded(source), "text/html");
  for (const element of page.querySelectorAll(UNREAD)) element.remove();
  // A block ends a phrase, as a blank line does.
  for (const block of page.querySelectorAll(BLOCKS)) block.append("\n\n");
  return page.body.textContent;
}
