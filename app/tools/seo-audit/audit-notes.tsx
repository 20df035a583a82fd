import type { Note } from "#engine/page-audit/list-notes.ts";

/** What is worth knowing and costs no point, by what it is about. */
export function AuditNotes({ notes }: { notes: readonly Note[] }) {
  const groups = [...new Set(notes.map(({ group }) => group))];
  return (
    <div className="stack" data-gap="middle">
      <p className="tool-help">Look at these once the findings are fixed.</p>
      <div className="grid">
        {groups.map((group) => (
          <section key={group} className="stack" data-gap="small">
            <h3 className="label">{group}</h3>
            <ul className="rows">
              {notes
                .filter((note) => note.group === group)
                .map((note) => (
                  <NoteRow key={note.id} note={note} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function NoteRow({ note: { text, advice, source, evidence } }: { note: Note }) {
  return (
    <li>
      <b>{text}</b>
      <p className="soft">
        {advice}{" "}
        {source === null ? null : (
          <a href={source} target="_blank" rel="noopener noreferrer">
            The rule<span className="visually-hidden"> about {text} (new tab)</span>
          </a>
        )}
      </p>
      <details>
        <summary>Where</summary>
        <ul className="mini">
          {evidence.map(({ line, excerpt }, at) => (
            <li key={at}>
              <span className="number">Line {line}</span> <code dir="auto">{excerpt}</code>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
