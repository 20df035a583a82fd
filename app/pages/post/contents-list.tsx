export type ContentsEntry = { id: string; text: string };

/** The article's sections. The one being read is marked as the page moves (handle-contents.ts). */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className="contents-list" aria-labelledby="contents">
      <h2 className="label" id="contents">
        In this article
      </h2>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
