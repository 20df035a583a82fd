import { ArrowLeft } from "lucide-react";

import { getAuthor } from "#app/content/authors/index.ts";
import type { Author } from "#app/content/authors/schema.ts";
import { getPost, readMore } from "#app/content/posts/index.ts";
import type { Post } from "#app/content/posts/schema.ts";
import { formatDate } from "#lib/format-date.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";
import { Byline } from "#app/sections/byline.tsx";
import { ContentsList } from "./contents-list.tsx";
import { getPostParts } from "./get-post-parts.tsx";
import { ShareButtons } from "./share-buttons.tsx";
import { site } from "#lib/site/site.ts";
import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { buildBlogPosting } from "#app/seo/json-ld/build-blog-posting.ts";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Link } from "#app/ui/link.tsx";

import type { Route } from "./+types/route.ts";
import css from "./post.css?inline";

export const handle = { css };

export function loader({ params }: Route.LoaderArgs) {
  const post = getPost(params.slug);
  const author = getAuthor(post.author);

  return {
    post,
    author,
    authorRole: site.isDemonstration ? `${author.role}, sample author` : author.role,
    others: readMore(post.slug).map(({ slug, title, date }) => ({ slug, title, date })),
  };
}

export function meta({ loaderData: { post } }: Route.MetaArgs) {
  return buildPageMeta({
    path: paths.post(post.slug),
    title: brandedTitle(post.title),
    description: post.metaDescription,
    social: { title: post.title, description: post.metaDescription },
    image: socialImage(post.slug),
    type: "article",
  });
}

export default function PostPage({
  loaderData: { post, author, authorRole, others },
}: Route.ComponentProps) {
  const { Body, Figure, contents } = getPostParts(post.slug);
  const path = paths.post(post.slug);

  return (
    <article>
      <JsonLd
        blocks={[
          buildBlogPosting({ post, author, path, image: socialImage(post.slug) }),
          buildBreadcrumbList([
            { name: "Blog", path: paths.blog },
            { name: post.title, path },
          ]),
        ]}
      />

      <header className="page-top wrap stack" data-gap="middle">
        <p className="no-print">
          <Link className="onward small" to={paths.blog}>
            <ArrowLeft className="icon" aria-hidden />
            Back to Blog
          </Link>
        </p>
        <ul className="tags" aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <h1>{post.title}</h1>
        <Byline author={author} date={post.date} updated={post.updated} />
      </header>

      <figure className="post-picture wrap">
        <div className="figure-ground beyond">
          <Figure alt={post.featuredImage.alt} wide />
        </div>
        <figcaption className="after mini soft">{post.featuredImage.caption}</figcaption>
      </figure>

      <div className="post-columns wrap">
        <ContentsList entries={contents} />

        <div className="post-main">
          <div className="post-body" data-checklist={post.isChecklist}>
            <Body />
          </div>
          <AboutAuthor author={author} role={authorRole} />
        </div>

        <aside className="post-side stack no-print" aria-label="Share and read more">
          <ShareButtons page={{ url: absoluteUrl(path), title: post.title }} />
          <ReadMore posts={others} />
        </aside>
      </div>
    </article>
  );
}

type AboutAuthorProps = { author: Author; role: string };

function AboutAuthor({ author: { name, avatar, bio }, role }: AboutAuthorProps) {
  return (
    <aside className="post-author small" aria-label="About the author">
      <Avatar name={name} initials={avatar} size="large" />
      <div>
        <b className="title">{name}</b>
        <p className="post-author-role">{role}</p>
        <p className="soft">{bio}</p>
      </div>
    </aside>
  );
}

function ReadMore({ posts }: { posts: readonly Pick<Post, "slug" | "title" | "date">[] }) {
  return (
    <section aria-labelledby="read-more">
      <h2 className="label" id="read-more">
        Read More
      </h2>
      <ul className="post-more rows">
        {posts.map(({ slug, title, date }) => (
          <li key={slug}>
            <Link className="plain-link title" to={paths.post(slug)}>
              {title}
            </Link>
            <time className="mini soft" dateTime={date}>
              {formatDate(date)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function socialImage(slug: string): string {
  return filePaths.socialPicture(`post-${slug}`);
}
