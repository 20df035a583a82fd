import type { ComponentType } from "react";

import type { ContentsEntry } from "./contents-list.tsx";
import type { FigureProps } from "#app/sections/post-figures/figure-props.ts";

/** What a body.mdx exports; scripts/mdx-post.ts adds the contents list and the figure. */
type PostModule = {
  default: ComponentType;
  Figure: ComponentType<FigureProps>;
  contents: ContentsEntry[];
};

const modules = import.meta.glob<PostModule>("/app/content/posts/*/body.mdx", { eager: true });

export function getPostParts(slug: string) {
  const found = Object.entries(modules).find(([file]) => file.endsWith(`/${slug}/body.mdx`));
  if (!found) throw new Error(`The post "${slug}" has no body.mdx.`);
  const { default: Body, Figure, contents } = found[1];
  return { Body, Figure, contents };
}
