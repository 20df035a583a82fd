import type { BlogPosting } from "schema-dts";

import type { Author } from "#app/content/authors/schema.ts";
import type { Post } from "#app/content/posts/schema.ts";
import { site } from "#lib/site/site.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { paths } from "#lib/site/paths.ts";

type PostedPage = { post: Post; author: Author; path: string; image: string };

/** https://developers.google.com/search/docs/appearance/structured-data/article */
export function buildBlogPosting({ post, author, path, image }: PostedPage): BlogPosting {
  const url = absoluteUrl(path);

  return {
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.metaDescription,
    image: absoluteUrl(image),
    datePublished: atMidnightInPakistan(post.date),
    dateModified: atMidnightInPakistan(post.updated),
    inLanguage: "en-PK",
    keywords: post.tags,
    author: { "@type": "Person", name: author.name, jobTitle: author.role },
    publisher: {
      "@type": "Organization",
      "@id": absoluteUrl(`${paths.home}#organization`),
      name: site.name,
      url: absoluteUrl(paths.home),
    },
  };
}

/** Google asks for a time zone with every date; Pakistan keeps UTC+5 all year. */
function atMidnightInPakistan(isoDay: string): string {
  return `${isoDay}T00:00:00+05:00`;
}
