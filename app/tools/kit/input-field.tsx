import type { ComponentProps, ReactNode } from "react";

import { LongTextField } from "./long-text-field.tsx";
import { Field } from "#app/ui/field.tsx";

/** What is around a control, as `Field` has it, and the text that the tool keeps of it. */
type TextFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  name: string;
  value: string;
  onText: (text: string) => void;
};

type Of<Control extends "input" | "textarea"> = TextFieldProps &
  Omit<ComponentProps<Control>, keyof TextFieldProps | "onChange">;

/** For addresses, codes and lists: the phone neither corrects them nor begins them with a capital. */
export const asWritten = { autoCapitalize: "none", spellCheck: false } as const;

export function InputField({ label, hint, error, optional, onText, ...input }: Of<"input">) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <input
          {...control}
          className="input"
          autoComplete="off"
          dir="auto"
          {...input}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
}

export function AreaField({ label, hint, error, optional, onText, ...area }: Of<"textarea">) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => (
        <textarea
          {...control}
          className="input input-code"
          dir="auto"
          {...area}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
}

/** For texts that are pasted or dropped, however long. */
export function LongField({ label, hint, error, optional, onText, ...area }: Of<"textarea">) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => <LongTextField control={control} {...area} onChange={onText} />}
    </Field>
  );
}
