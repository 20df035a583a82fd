import type { ComponentProps, ReactNode } from "react";
import { Info, TriangleAlert } from "lucide-react";

import { MeasurementFigure } from "./measurement-figure.tsx";
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
      <table className="table" {...props} />
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

const tones = { note: Info, warning: TriangleAlert } as const;

type CalloutProps = { tone?: keyof typeof tones; title: string; children: ReactNode };

/** Something to know beside the text, or to beware of. */
function Callout({ tone = "note", title, children }: CalloutProps) {
  const Icon = tones[tone];

  return (
    <div className="note" data-tone={tone === "note" ? "good" : undefined} role="note">
      <Icon className="icon" aria-hidden />
      <div className="stack" data-gap="small">
        <p>
          <b>{title}</b>
        </p>
        {children}
      </div>
    </div>
  );
}

/** Wraps a plain list of things to do, and gives it boxes to tick on paper. */
function Checklist({ children }: { children: ReactNode }) {
  return <div className="checklist">{children}</div>;
}

/** A worked example. It says of itself that its figures are made up, so no one can quote them as facts. */
function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="example card">
      <p className="mini soft">Example, figures made up</p>
      <p className="title">{title}</p>
      {children}
    </div>
  );
}

type FigureProps = { caption: string; children: ReactNode };

/** A picture, snippet or table inside an article, with the line under it. */
function ArticleFigure({ caption, children }: FigureProps) {
  return (
    <figure>
      {children}
      <figcaption className="after mini soft">{caption}</figcaption>
    </figure>
  );
}

/** The one sentence of a section that should be remembered. */
function KeyPoint({ children }: { children: ReactNode }) {
  return <div className="key-point">{children}</div>;
}

/** A message to copy, as it would look in a chat. */
function Message({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div>
      <p className="mini soft">To {to}</p>
      <div className="message-text">{children}</div>
    </div>
  );
}

type SnippetProps = { site: string; trail: string; title: string; text: string };

/** A search result as Google draws it. Sites in it are invented. */
function SnippetFigure({ site, trail, title, text }: SnippetProps) {
  return (
    <div className="example card">
      <p className="mini soft">
        <b>{site}</b> {trail}
      </p>
      <p className="snippet-title">{title}</p>
      <p className="soft small">{text}</p>
    </div>
  );
}

/** Words in Urdu script, marked as such for fonts, screen readers and search engines. */
function Urdu({ children }: { children: ReactNode }) {
  return (
    <span className="urdu" lang="ur" dir="rtl">
      {children}
    </span>
  );
}
