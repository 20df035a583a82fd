import type { ComponentProps } from "react";

import { Callout } from "#app/pages/post/article/callout.tsx";
import { Checklist } from "#app/pages/post/article/checklist.tsx";
import { Example } from "#app/pages/post/article/example.tsx";
import { ArticleFigure } from "#app/pages/post/article/figure.tsx";
import { KeyPoint } from "#app/pages/post/article/key-point.tsx";
import { MeasurementFigure } from "#app/pages/post/article/measurement.tsx";
import { Message } from "#app/pages/post/article/message.tsx";
import { SnippetFigure } from "#app/pages/post/article/snippet.tsx";
import { Urdu } from "#app/pages/post/article/urdu.tsx";
import { Link } from "#app/ui/link.tsx";

/** What a body.mdx may use without importing it. MDX asks for this by name (`providerImportSource`). */
const components = {
  a: ArticleLink,
  h2: ({ children, ...props }: ComponentProps<"h2">) => (
    <h2 {...props}>
      <a href={`#${props.id}`}>{children}</a>
    </h2>
  ),
  table: (props: ComponentProps<"table">) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it slides where the text is large, by keys too
    <div className="article-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  ),
  Callout,
  Checklist,
  Example,
  Figure: ArticleFigure,
  KeyPoint,
  Measurement: MeasurementFigure,
  Message,
  Snippet: SnippetFigure,
  Urdu,
};

export const useMDXComponents = () => components;

/** Our own addresses are followed inside the app; others are plain links. */
function ArticleLink({ href = "", children }: ComponentProps<"a">) {
  return href.startsWith("/") ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}
