import { useState, type ReactNode, type SubmitEvent } from "react";

import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";

type ReviewFormProps = {
  /** Names of the fields that must be filled, in the form's order. */
  required: ReadonlyArray<string>;
  /** What the toast says when one is not. */
  requiredMessage: string;
  submitLabel: string;
  /** Fetches the writer's code, so that it is there before the form is sent. */
  onTouch: () => void;
  onWrite: (typed: TypedFields) => void;
  /** The fields. `errorOf` has the words for a field that was left empty. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
};

/** What was typed, by field name; a field that is not there is empty. */
export type TypedFields = (name: string) => string;

/**
 * The form of a review writer. Its fields are uncontrolled and read when it is sent, so that nothing
 * typed before React was there is lost.
 */
export function ReviewForm({
  required,
  requiredMessage,
  submitLabel,
  onTouch,
  onWrite,
  children,
}: ReviewFormProps) {
  const [missing, setMissing] = useState<ReadonlyArray<string>>([]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readFields(form);
    const empty = required.filter((name) => typed(name).trim() === "");
    setMissing(empty);

    if (empty[0] === undefined) {
      onWrite(typed);
    } else {
      toast({ title: requiredMessage, variant: "destructive" });
      const first = form.elements.namedItem(empty[0]);
      if (first instanceof HTMLElement) first.focus();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only looks ahead: the fields inside are what is used
    <form
      className="tool-form tool-pane"
      noValidate
      onSubmit={handleSubmit}
      onFocus={onTouch}
      onPointerEnter={onTouch}
    >
      {children((name) => (missing.includes(name) ? "Fill in this field." : undefined))}
      <Button type="submit" className="review-submit">
        {submitLabel}
      </Button>
    </form>
  );
}

function readFields(form: HTMLFormElement): TypedFields {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
}
