import { useEffect, useRef, useState } from "react";

import type { OnMark } from "./use-finding-notes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { MAX_REASON_CHARACTERS } from "#engine/site-audit/contract.ts";

type Props = {
  /** The finding's key. */
  fix: string;
  onMark: OnMark;
  /** It is ignored, or stays open. */
  onLeave: () => void;
};

/** Why a finding is ignored. What the server refuses stays in the field, with its sentence below. */
export function IgnoreForm({ fix, onMark, onLeave }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();

  // The button that opened the form had the focus.
  useEffect(() => field.current?.focus(), []);

  async function submit() {
    const answer = await onMark({ fix, state: "ignored", reason: field.current?.value ?? "" });
    setProblem(answer);
    if (answer === undefined) onLeave();
    else field.current?.focus();
  }

  return (
    <form
      className="no-print"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="Why is it ignored?"
        hint={`At most ${MAX_REASON_CHARACTERS} characters. Anybody who has the link to the report can read this.`}
        error={problem}
      >
        {(control) => (
          <textarea
            dir="auto"
            {...control}
            ref={field}
            className="input"
            rows={2}
            maxLength={MAX_REASON_CHARACTERS}
          />
        )}
      </Field>
      <p className="actions">
        <Button type="submit" size="sm">
          Ignore it
        </Button>
        <Button size="sm" variant="outline" onClick={onLeave}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
