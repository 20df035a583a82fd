import type { ReactNode } from "react";

type FigureProps = { caption: string; children: ReactNode };

/** A picture, snippet or table inside an article, with the line under it. */
export function ArticleFigure({ caption, children }: FigureProps) {
  return (
    <figure className="article-figure">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
