import type { ComponentType } from "react";

import type { FigureProps } from "./figure-props.ts";

const modules = import.meta.glob<{ Figure: ComponentType<FigureProps> }>(
  "/app/sections/post-figures/*.tsx",
  { eager: true },
);

const figures = new Map(
  Object.entries(modules).map(([file, { Figure }]) => [
    file.slice(file.lastIndexOf("/") + 1, -".tsx".length),
    { Figure },
  ]),
);

export function getPostFigure(slug: string) {
  const figure = figures.get(slug);
  if (!figure) throw new Error(`Draw the figure app/sections/post-figures/${slug}.tsx.`);
  return figure;
}
