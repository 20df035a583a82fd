import type { ComponentType } from "react";

import type { ContentsEntry } from "#app/pages/post/contents-list.tsx";
import type { FigureProps } from "#app/sections/post-figures/figure-props.ts";
import { staticPart } from "#app/hydration/static-part.tsx";

/** What a body.mdx exports; scripts/mdx-post.ts adds the contents list and the figure. */
type PostModule = {
  default: ComponentType;
  Figure: ComponentType<FigureProps>;
  contents: ContentsEntry[];
};

/** Text and figure of a post: each post's in one chunk, which a landing visitor never loads. */
const parts = new Map(
  Object.entries(import.meta.glob<PostModule>("/app/content/posts/*/body.mdx")).map(
    ([file, load]) => [
      slugOf(file),
      {
        Body: staticPart(async () => ({ default: (await load()).default })),
        Figure: staticPart(async () => ({ default: (await load()).Figure })),
      },
    ],
  ),
);

export function getPostParts(slug: string) {
  const part = parts.get(slug);
  if (!part) throw new Error(`The post "${slug}" has no body.mdx.`);
  return part;
}

function slugOf(file: string): string {
  return file.split("/").at(-2) ?? "";
}
