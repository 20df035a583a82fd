import type { ContentsEntry } from "#app/pages/post/contents-list.tsx";

/** Every post's text, which scripts/mdx-post.ts gives its contents list. Loaders only: it is heavy. */
const modules = import.meta.glob<{ contents: ContentsEntry[] }>("/app/content/posts/*/body.mdx", {
  eager: true,
});

/** The headings of a post's text, in order. */
export function getPostContents(slug: string): ContentsEntry[] {
  const found = Object.entries(modules).find(([file]) => file.endsWith(`/${slug}/body.mdx`));
  if (!found) throw new Error(`The post "${slug}" has no body.mdx.`);
  return found[1].contents;
}
