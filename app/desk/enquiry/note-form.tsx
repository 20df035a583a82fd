import { TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState, type RefObject } from "react";

import type { SentNote } from "#app/desk/data/acts.ts";
import type { Sent } from "#app/desk/data/outbox.ts";
import { dropNote, keepNote, readNote } from "./keep-note.ts";
import { Button } from "#app/ui/button.tsx";
import { MAX_NOTE_CHARACTERS } from "#lib/desk/enquiry.ts";
import { groupThousands } from "#lib/group-thousands.ts";

type NoteFormProps = {
  person: string;
  enquiry: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** One that was added before and is on its way still. */
  underWay: SentNote | undefined;
  onAdd: (text: string) => Promise<Sent>;
};

/** A note for colleagues. What is begun stays in this browser until it is added. */
export function NoteForm({ person, enquiry, field, underWay, onAdd }: NoteFormProps) {
  const id = useId();
  const [text, setText] = useState(() => readNote(person, enquiry));
  const isTooLong = text.length > MAX_NOTE_CHARACTERS;

  /** What was typed stays until it is taken, and what was typed since stays then, too. */
  const follow = ({ text: note, sent }: SentNote) =>
    void sent.then(({ kind }) => {
      if (kind !== "done") return;
      if (readNote(person, enquiry).trim() === note) dropNote(person, enquiry);
      setText((now) => (now.trim() === note ? "" : now));
    });
  const followBefore = useEffectEvent(() => {
    if (underWay) follow(underWay);
  });
  useEffect(() => followBefore(), []);

  return (
    <form
      className="stack after"
      data-gap="small"
      onSubmit={(event) => {
        event.preventDefault();
        const note = text.trim();
        if (note === "" || isTooLong) return field.current?.focus();
        follow({ text: note, sent: onAdd(note) });
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Note
      </label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={2}
        dir="auto"
        placeholder="A note for us. They never see it."
        value={text}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          keepNote(person, enquiry, event.target.value);
        }}
      />
      {isTooLong ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          <TriangleAlert className="icon" aria-hidden />A note holds{" "}
          {groupThousands(MAX_NOTE_CHARACTERS)} characters, this one has{" "}
          {groupThousands(text.length)}. Shorten it, or add it in two.
        </p>
      ) : null}
      <div className="desk-end cluster mini soft">
        <span>Kept in this browser until you add it.</span>
        <Button type="submit" variant="outline" size="sm">
          Add note
        </Button>
      </div>
    </form>
  );
}
