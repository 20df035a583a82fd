/**
 * Starts a post: `npm run new:post -- "What a shop sign costs"`. It writes the post's folder, its
 * figure and its line in the index. The post is a draft: the development server shows it, a build
 * leaves it out until the line `draft: true` is gone.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { format } from "prettier";

import { authors } from "#app/content/authors/index.ts";
import { postSchema, type Post } from "#app/content/posts/schema.ts";
import { slugify } from "#lib/slugify.ts";

const INDEX = "app/content/posts/index.ts";
const root = new URL("../..", import.meta.url);

const usage = `Right is, for example:
  npm run new:post -- "What a shop sign costs in Lahore"`;

if (import.meta.main) {
  try {
    console.info(await startPost(process.argv.slice(2).join(" ")));
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : String(problem)}\n${usage}`);
    process.exitCode = 2;
  }
}

async function startPost(title: string): Promise<string> {
  const post = draftPost(title, todayInPakistan());
  const files = await postFiles(post);
  const taken = Object.keys(files).find((path) => existsSync(new URL(path, root)));
  if (taken) throw new Error(`${taken} is there already. Choose another title.`);

  for (const [path, text] of Object.entries(files)) {
    const file = new URL(path, root);
    await mkdir(dirname(fileURLToPath(file)), { recursive: true });
    await writeFile(file, text);
  }
  const index = new URL(INDEX, root);
  await writeFile(index, addToIndex(await readFile(index, "utf8"), post.slug));

  const folder = `app/content/posts/${post.slug}`;
  return `A draft of "${post.title}" stands in ${folder} and is listed in posts/index.ts.

What remains to be done:
  ${folder}/meta.ts    description, summary, tags, author, the figure's words
  ${folder}/body.mdx   the text, 1,200 to 2,000 words
  app/sections/post-figures/${post.slug}.tsx   the figure
  meta.ts again                take out "draft: true" to publish
Look at it with npm run dev, at /blog/${post.slug}; a build leaves a draft out.`;
}

/** @throws where the title breaks a rule of the schema, in the schema's words. */
export function draftPost(title: string, today: string): Post {
  if (title.trim() === "") {
    throw new Error("Give the post's title in quotation marks.");
  }
  const result = postSchema.safeParse({
    slug: slugify(title),
    title: title.trim(),
    metaDescription:
      "Say in 120 to 160 characters what the reader will be able to do after reading this post. Search results show this line below the title.",
    author: authors[0].name,
    date: today,
    updated: today,
    tags: ["Content"],
    featuredImage: {
      alt: "Say in a sentence what the figure shows, for readers who cannot see it.",
      caption: "Write the line that stands below the figure.",
    },
    summary:
      "Say in one or two lines what the post answers. It stands on the post's card in the list.",
    draft: true,
  } satisfies Post);

  if (!result.success)
    throw new Error(result.error.issues.map(({ message }) => message).join("\n"));
  return result.data;
}

/** The post's files by their path. */
export async function postFiles(post: Post): Promise<Record<string, string>> {
  const folder = `app/content/posts/${post.slug}`;

  return {
    [`${folder}/meta.ts`]: await tidy(`import type { Post } from "#app/content/posts/schema.ts";

export const post = ${JSON.stringify(post)} satisfies Post;
`),
    [`${folder}/body.mdx`]: `Begin with what the reader wants to know, not with what you want to say.

## The first question

Answer it in the first sentence. Then explain. A published post has 1,200 to 2,000 words.

<Example title="A sum with figures that are made up">

100 visits, of which 3 ask for a price and 1 buys.

</Example>

## What to do today

<Checklist>

- One thing that takes five minutes.
- One thing that takes an hour.

</Checklist>
`,
    [`app/sections/post-figures/${post.slug}.tsx`]:
      await tidy(`import type { FigureProps } from "#app/sections/post-figures/figure-props.ts";

/** A blank sheet. Draw what the post is about; the classes are in post-figures.css. */
export function Figure({ alt }: FigureProps) {
  return (
    <svg className="post-figure" viewBox="0 0 400 230" role="img" aria-label={alt}>
      <rect className="figure-sheet" x="120" y="40" width="160" height="150" rx="8" />
      <path className="figure-mint" d="M144 72h112v12H144zM144 100h112v12H144zM144 128h72v12h-72z" />
    </svg>
  );
}
`),
  };
}

/** The index with the post in first place. */
export function addToIndex(index: string, slug: string): string {
  const name = slug.replaceAll(/-+([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  const safeName = /^\d/.test(name) ? `post${name}` : name;
  const marker = "export const allPosts: readonly Post[] = [";
  if (!index.includes(marker)) throw new Error(`${INDEX} has no line "${marker}".`);

  return `import { post as ${safeName} } from "#app/content/posts/${slug}/meta.ts";
${index.replace(marker, `${marker}\n  ${safeName},`)}`;
}

function tidy(source: string): Promise<string> {
  return format(source, { parser: "typescript", printWidth: 100 });
}

function todayInPakistan(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Karachi" }).format(new Date());
}
