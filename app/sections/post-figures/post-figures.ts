import type { ComponentType } from "react";

import type { FigureProps } from "#app/sections/post-figures/figure-props.ts";
import { staticPart } from "#app/hydration/static-part.tsx";

const modules = import.meta.glob<{ Figure: ComponentType<FigureProps> }>(
  "/app/sections/post-figures/*.tsx",
);

/** Every post's figure by its slug, for pages that show many. A post's own page loads its one. */
const figures = new Map(
  Object.entries(modules).map(([file, load]) => [
    slugOf(file),
    { Figure: staticPart(async () => ({ default: (await load()).Figure })) },
  ]),
);

export function getPostFigure(slug: string) {
  const figure = figures.get(slug);
  if (!figure) throw new Error(`Draw the figure app/sections/post-figures/${slug}.tsx.`);
  return figure;
}

function slugOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".tsx".length);
}
