import { ArrowRight } from "lucide-react";

import { getAuthor } from "#app/content/authors/index.ts";
import { counts } from "#app/content/counts.ts";
import { posts } from "#app/content/posts/index.ts";
import type { Post } from "#app/content/posts/schema.ts";
import { paths } from "#lib/site/paths.ts";
import { Byline } from "#app/sections/byline.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { getPostFigure } from "#app/sections/post-figures/get-post-figure.ts";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { Link } from "#app/ui/link.tsx";
import { spellNumberFirst } from "#lib/spell-number.ts";

import type { Route } from "./+types/route.ts";
import css from "./blog.css?inline";

export const handle = { css };

export function loader() {
  return {
    cards: posts.map(({ slug, title, summary, date, author, featuredImage }) => {
      const { name, avatar } = getAuthor(author);
      return { slug, title, summary, date, alt: featuredImage.alt, author: { name, avatar } };
    }),
  };
}

export function meta() {
  return buildPageMeta({
    path: paths.blog,
    title: brandedTitle("SEO blog for businesses in Pakistan"),
    description: `${spellNumberFirst(counts.posts)} guides to search in Pakistan: local, voice, links, content, technical, video, shops and AI answers. You can do the work without us.`,
  });
}

export default function BlogPage({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <>
      <header className="page-top wrap grid-12">
        <h1>Notes from the results page</h1>
        <p className="lead">What we learn at work, written so that you can do it without us.</p>
      </header>

      <div className="blog-cards wrap">
        {cards.map((card) => (
          <PostCard key={card.slug} {...card} />
        ))}
      </div>
      <p className="after band-end wrap mini soft">
        The drawings are made for each article, and the businesses in them are invented. Where it
        says “Measured by us”, the numbers are not.
      </p>

      <CallToAction
        heading="Rather have it done?"
        text="The audit says which of these articles applies to you, and what we would do first."
      />
    </>
  );
}

type PostCardProps = Pick<Post, "slug" | "title" | "summary" | "date"> & {
  alt: string;
  author: { name: string; avatar: string };
};

function PostCard({ slug, title, summary, date, author, alt }: PostCardProps) {
  const { Figure } = getPostFigure(slug);
  const path = paths.post(slug);

  return (
    <article className="post-card">
      <Link className="figure-ground plain-link" to={path} tabIndex={-1} aria-hidden>
        <Figure alt={alt} />
      </Link>
      <div className="stack" data-gap="middle">
        <h2 className="h3">
          <Link className="plain-link" to={path}>
            {title}
          </Link>
        </h2>
        <p className="soft">{summary}</p>
        <Byline author={author} date={date} />
        <Link className="onward" to={path}>
          <span>
            Read More <span className="visually-hidden">about {title}</span>
          </span>
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </div>
    </article>
  );
}
