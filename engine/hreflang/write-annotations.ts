/**
 * Writes hreflang annotations in the three forms that search engines treat alike.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
import { escapeHtml } from "#lib/text/escape-html.ts";

export type HreflangRow = { url: string; language: string; region: string };

export type HreflangInput = { rows: readonly HreflangRow[]; fallbackUrl: string };

export type HreflangOutputs = { head: string; header: string; sitemap: string };

type Alternate = { url: string; hreflang: string };

/** For the head of every page listed. */
export function generateHreflangTags(input: HreflangInput): string {
  return collectAlternates(input)
    .map(
      ({ url, hreflang }) =>
        `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(url)}" />`,
    )
    .join("\n");
}

/** For files that have no head, such as PDFs. https://www.rfc-editor.org/rfc/rfc8288 */
export function generateLinkHeader(input: HreflangInput): string {
  const links = collectAlternates(input).map(
    ({ url, hreflang }) => `<${escapeTarget(url)}>; rel="alternate"; hreflang="${hreflang}"`,
  );
  return links.length === 0 ? "" : `Link: ${links.join(", ")}`;
}

/** Every page of the cluster with all its versions, itself included. https://www.sitemaps.org/protocol.html */
export function generateSitemap(input: HreflangInput): string {
  const alternates = collectAlternates(input);
  if (alternates.length === 0) return "";

  const links = alternates
    .map(
      ({ url, hreflang }) =>
        `    <xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(url)}"/>`,
    )
    .join("\n");
  const pages = [...new Set(alternates.map(({ url }) => url))]
    .map((url) => `  <url>\n    <loc>${escapeHtml(url)}</loc>\n${links}\n  </url>`)
    .join("\n");

  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages}
</urlset>
`;
}

/** A row counts only with url and language; x-default comes last, if there is one. */
function collectAlternates({ rows, fallbackUrl }: HreflangInput): readonly Alternate[] {
  const alternates = rows
    .filter(({ url, language }) => url !== "" && language !== "")
    .map(({ url, language, region }) => ({ url, hreflang: formatHreflang(language, region) }));

  return fallbackUrl === ""
    ? alternates
    : [...alternates, { url: fallbackUrl, hreflang: "x-default" }];
}

/** A language and an optional region ("" for none) as one value: small letters, then capitals. */
export function formatHreflang(language: string, region: string): string {
  return region === ""
    ? language.toLowerCase()
    : `${language.toLowerCase()}-${region.toUpperCase()}`;
}

/** What would end the target or the header early is percent-encoded. */
function escapeTarget(url: string): string {
  return url.replaceAll(/[\s<>"]/g, (character) => encodeURIComponent(character));
}
