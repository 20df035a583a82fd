import type { Note } from "#engine/page-audit/list-notes.ts";

/** What is worth knowing and costs no point, by what it is about. */
export function AuditNotes({ notes }: { notes: readonly Note[] }) {
  const groups = [...new Set(notes.map(({ group }) => group))];
  return (
    <div className="audit-notes">
      <p className="tool-help">Look at these once the findings are fixed.</p>
      <dl className="grid">
        {groups.map((group) => (
          <div key={group}>
            <dt>{group}</dt>
            {notes
              .filter((note) => note.group === group)
              .map((note) => (
                <NoteRow key={note.id} note={note} />
              ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

function NoteRow({ note: { text, advice, source, evidence } }: { note: Note }) {
  return (
    <dd>
      <b>{text}</b>
      <p>
        {advice}{" "}
        {source === null ? null : (
          <a href={source} target="_blank" rel="noopener noreferrer">
            The rule<span className="visually-hidden"> about {text} (new tab)</span>
          </a>
        )}
      </p>
      <details>
        <summary>Where</summary>
        <ul>
          {evidence.map(({ line, excerpt }, at) => (
            <li key={at}>
              <span className="number">Line {line}</span> <code dir="auto">{excerpt}</code>
            </li>
          ))}
        </ul>
      </details>
    </dd>
  );
}
