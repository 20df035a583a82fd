type SnippetProps = { site: string; trail: string; title: string; text: string };

/** A search result as Google draws it. Sites in it are invented. */
export function SnippetFigure({ site, trail, title, text }: SnippetProps) {
  return (
    <div className="snippet">
      <p className="snippet-site">
        <b>{site}</b>
        <span>{trail}</span>
      </p>
      <p className="snippet-title">{title}</p>
      <p className="snippet-text">{text}</p>
    </div>
  );
}
