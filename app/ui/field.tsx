import { TriangleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

export type FieldControl = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = {
  label: ReactNode;
  /** One line under the control: what to type, or what happens with it. */
  hint?: ReactNode;
  /** What is wrong and what to do. Shown under the control with an icon and read with it. */
  error?: string | undefined;
  /** That it may stay empty, in the language of the form; `true` says it in English. */
  optional?: boolean | string | undefined;
  /** Marks the field for the server, which writes a refused form's messages into this element. */
  name?: string;
  /** What the server writes there where it refused the field, or where it is missing: its own words are English. */
  refused?: string | undefined;
  missing?: string | undefined;
  /** Of the control, where a link leads to it. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A label, its control, and what there is to say about it, tied together by ids. */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, name, refused, missing, id: own, children } = props;
  const made = useId();
  const id = own ?? made;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  return (
    <div
      data-slot="field"
      className="field"
      data-field={name}
      data-refused={refused}
      data-missing={missing}
    >
      <label htmlFor={id}>
        {label}
        {optional ? (
          <span className="field-optional">{` (${optional === true ? "optional" : optional})`}</span>
        ) : null}
      </label>
      {children({
        id,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true as const }),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          <TriangleAlert className="icon" aria-hidden />
          {error}
        </p>
      ) : null}
    </div>
  );
}
