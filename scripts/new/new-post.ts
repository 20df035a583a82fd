/**
 * Starts a post: `npm run new:post -- "What a shop sign costs"`. It writes the post's folder, its
 * figure and its line in the index. The post is a draft: the development server shows it, a build
 * leaves it out until the line `draft: true` is gone.
 */
import { authors } from "#app/content/authors/index.ts";
import { postSchema, type Post } from "#app/content/posts/schema.ts";
import { slugify } from "#lib/text/slugify.ts";
import { fillTemplate, toCamelCase } from "./fill-template.ts";
import { isThere, readProjectFile, writeFiles } from "./project-files.ts";
import { sayOrRefuse } from "./say-or-refuse.ts";

const INDEX = "app/content/posts/index.ts";

const usage = `  npm run new:post -- "What a shop sign costs in Lahore"`;

if (import.meta.main) await sayOrRefuse(() => startPost(process.argv.slice(2).join(" ")), usage);

async function startPost(title: string): Promise<string> {
  const post = draftPost(title, todayInPakistan());
  const files = postFiles(post);
  const taken = Object.keys(files).find(isThere);
  if (taken) throw new Error(`${taken} is there already. Choose another title.`);
  await writeFiles({ ...files, [INDEX]: addToIndex(await readProjectFile(INDEX), post.slug) });

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
export function postFiles(post: Post): Record<string, string> {
  const folder = `app/content/posts/${post.slug}`;

  return {
    [`${folder}/meta.ts`]: `import type { Post } from "#app/content/posts/schema.ts";

export const post = ${JSON.stringify(post)} satisfies Post;
`,
    [`${folder}/body.mdx`]: fillTemplate("post/body.mdx", {}),
    [`app/sections/post-figures/${post.slug}.tsx`]: fillTemplate("post/figure.tsx", {}),
  };
}

/** The index with the post in first place. */
export function addToIndex(index: string, slug: string): string {
  const name = toCamelCase(slug);
  const safeName = /^\d/.test(name) ? `post${name}` : name;
  const marker = "export const allPosts: readonly Post[] = [";
  if (!index.includes(marker)) throw new Error(`${INDEX} has no line "${marker}".`);

  return `import { post as ${safeName} } from "#app/content/posts/${slug}/meta.ts";
${index.replace(marker, `${marker}\n  ${safeName},`)}`;
}

function todayInPakistan(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Karachi" }).format(new Date());
}
