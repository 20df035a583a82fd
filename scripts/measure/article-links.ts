import { listMeasuredArticles, readArticle } from "./read-article.ts";

/** Who is behind a host. A host that is not listed stops the count: somebody has to judge it. */
const kinds = {
  rules: [
    "developers.cloudflare.com",
    "developers.google.com",
    "support.google.com",
    "web.dev",
    "developers.openai.com",
    "letsencrypt.org",
    "www.digicert.com",
  ],
  studies: ["ahrefs.com", "github.com", "backlinko.com", "whitespark.ca", "pakoraapp.com"],
  news: [
    "cwpakistan.com",
    "epaper.brecorder.com",
    "pakspectrum.com",
    "ppc.land",
    "tribune.com.pk",
    "www.thenews.com.pk",
    "www.tubefilter.com",
  ],
} as const satisfies Record<string, readonly string[]>;

export type ArticleLink = {
  slug: string;
  text: string;
  href: string;
  kind: "own" | keyof typeof kinds;
};

/** Every link in the articles that show a measurement, with its words and where it leads. */
export function listArticleLinks(): readonly ArticleLink[] {
  return listMeasuredArticles().flatMap((slug) =>
    [...readArticle(slug).matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(
      ([, text = "", href = ""]): ArticleLink => ({ slug, text, href, kind: kindOf(href) }),
    ),
  );
}

function kindOf(href: string): ArticleLink["kind"] {
  if (href.startsWith("/") || href.startsWith("#")) return "own";
  const { host } = new URL(href);
  for (const kind of ["rules", "studies", "news"] as const) {
    if ((kinds[kind] as readonly string[]).includes(host)) return kind;
  }
  throw new Error(`Say in scripts/measure/article-links.ts who stands behind ${host}.`);
}
