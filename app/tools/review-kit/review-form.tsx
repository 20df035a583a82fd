import { createContext, useState, type ReactNode, type SubmitEvent } from "react";

import { isAsked, ToolForm } from "#app/tools/kit/tool-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast/toast.ts";

type ReviewFormProps = {
  /** What the toast says when a required field is empty. */
  requiredMessage?: string;
  submitLabel: string;
  /** Fetches the writer's code: at the first touch of the form, so that it is there when it is sent. */
  load?: () => Promise<unknown>;
  onWrite: (typed: TypedFields) => void;
  /** The fields. Those that must be filled are marked `required`. */
  children: ReactNode;
};

const NOT_LOADED =
  "The writer could not be loaded. Check your connection and try again: what you typed stays here.";

/** What was typed, by field name; a field that is not there is empty. */
export type TypedFields = (name: string) => string;

/** Names of the required fields that were left empty when the form was last sent. */
export const MissingFields = createContext<readonly string[]>([]);

/**
 * The form of a review writer. Its fields are uncontrolled and read when it is sent, so that nothing
 * typed before React was there is lost.
 */
export function ReviewForm({
  requiredMessage = "Please fill in all required fields.",
  submitLabel,
  load = () => Promise.resolve(),
  onWrite,
  children,
}: ReviewFormProps) {
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const typed = readFields(form);
    const required = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]");
    const [first, ...others] = [...required].filter(({ name }) => typed(name).trim() === "");
    setMissing(first ? [first, ...others].map(({ name }) => name) : []);

    if (first) {
      if (!isAsked(event)) return;
      toast({ title: requiredMessage, variant: "destructive" });
      first.focus();
      return;
    }
    const isLoaded = await hasLoaded(load);
    setIsUnreachable(!isLoaded);
    if (isLoaded) onWrite(typed);
  }

  return (
    <ToolForm
      className="tool-form tool-pane"
      data-kept-result
      onSubmit={handleSubmit}
      onFocus={() => void hasLoaded(load)}
      onPointerEnter={() => void hasLoaded(load)}
    >
      <MissingFields value={missing}>{children}</MissingFields>
      <Button type="submit">{submitLabel}</Button>
      {/* On the page and not a toast, whose own code would have to be fetched as well. */}
      <p role="alert" className="field-error">
        {isUnreachable ? NOT_LOADED : null}
      </p>
    </ToolForm>
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
