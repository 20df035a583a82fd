import { useState, type ReactNode, type SubmitEvent } from "react";

import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";

type ReviewFormProps = {
  /** Names of the fields that must be filled, in the form's order. */
  required: readonly string[];
  /** What the toast says when one is not. */
  requiredMessage: string;
  submitLabel: string;
  /** Fetches the writer's code: at the first touch of the form, so that it is there when it is sent. */
  load: () => Promise<unknown>;
  onWrite: (typed: TypedFields) => void;
  /** The fields. `errorOf` has the words for a field that was left empty. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
};

/** For a form whose code is there with it. */
export const nothingToLoad = () => Promise.resolve();

const NOT_LOADED =
  "The writer could not be loaded. Check your connection and try again: what you typed stays here.";

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
  load,
  onWrite,
  children,
}: ReviewFormProps) {
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readFields(form);
    const empty = required.filter((name) => typed(name).trim() === "");
    setMissing(empty);

    if (empty[0] === undefined) {
      const isLoaded = await hasLoaded(load);
      setIsUnreachable(!isLoaded);
      if (isLoaded) onWrite(typed);
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
      data-kept-result
      onSubmit={(event) => void handleSubmit(event)}
      onFocus={() => void hasLoaded(load)}
      onPointerEnter={() => void hasLoaded(load)}
    >
      {children((name) => (missing.includes(name) ? "Fill in this field." : undefined))}
      <Button type="submit" className="review-submit">
        {submitLabel}
      </Button>
      {/* On the page and not a toast, whose own code would have to be fetched as well. */}
      <p role="alert" className="review-alert">
        {isUnreachable ? NOT_LOADED : null}
      </p>
    </form>
  );
}

async function hasLoaded(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    return false;
  }
}

function readFields(form: HTMLFormElement): TypedFields {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
}
