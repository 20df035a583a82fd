import type { MetaDescriptor } from "react-router";

import { site } from "#lib/site/site.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { markdownPath } from "#lib/site/markdown-path.ts";
import { filePaths } from "#lib/site/file-paths.ts";

export type PageMeta = {
  path: string;
  /** With the brand, as it is in the browser's tab. */
  title: string;
  /** 120 to 160 characters, written for a person who reads search results. */
  description: string;
  /** The social title and description, where they differ from the page's own. */
  social?: { title: string; description: string };
  /** Path of the 1200x630 PNG that scripts/make/make-pictures.ts draws; the site's own unless given. */
  image?: string;
  type?: "website" | "article";
  /** Of a page that is not in English. */
  language?: "ur";
  /** By hreflang, the paths of the same page in each language, itself included; the first is the default. */
  languages?: Readonly<Record<string, string>>;
  /** Answers to a visitor's own action (thank you, not found) and unlisted cities stay out of the index. */
  noindex?: boolean;
};

/**
 * Head tags of a page. Open Graph tags carry `property` (https://ogp.me), the others `name`.
 */
export function buildPageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description } = page.social ?? page;

  return [
    { title: page.title },
    { name: "description", content: page.description },
    ...(page.noindex
      ? [{ name: "robots", content: "noindex" }]
      : [
          { tagName: "link", rel: "canonical", href: absoluteUrl(page.path) } as const,
          {
            tagName: "link",
            rel: "alternate",
            type: "text/markdown",
            href: absoluteUrl(markdownPath(page.path)),
          } as const,
        ]),
    ...listLanguages(page.languages ?? {}),
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: page.language === "ur" ? "ur_PK" : "en_PK" },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: absoluteUrl(page.path) },
    { property: "og:image", content: absoluteUrl(page.image ?? filePaths.socialPicture("site")) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** "{title} | {brand}": the form of every page title but the home page's. */
export function brandedTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions */
function listLanguages(languages: Readonly<Record<string, string>>): MetaDescriptor[] {
  const entries = Object.entries(languages);
  const [first] = entries;
  return [...entries, ...(first ? [["x-default", first[1]] as const] : [])].map(
    ([hrefLang, path]) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href: absoluteUrl(path),
    }),
  );
}
