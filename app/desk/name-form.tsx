import { useState, type ReactNode } from "react";

import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

type NameFormProps = {
  label: string;
  hint?: string;
  usual?: string;
  /** Said where the field is empty. */
  empty: string;
  most: number;
  /** It was asked for: the focus goes to the field. */
  takesFocus?: boolean;
  onName: (name: string) => void;
  /** What is on the button. */
  children: ReactNode;
};

/** Asks for one name, of a person or a device. */
export function NameForm({
  label,
  hint,
  usual = "",
  empty,
  most,
  takesFocus,
  onName,
  children,
}: NameFormProps) {
  const [name, setName] = useState(usual);
  const [error, setError] = useState<string>();
  return (
    <form
      className="stack"
      data-gap="middle"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") setError(empty);
        else onName(name.trim());
      }}
    >
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            dir="auto"
            {...control}
            className="input"
            ref={takesFocus ? focusOn : undefined}
            value={name}
            maxLength={most}
            onChange={(event) => {
              setError(undefined);
              setName(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit">{children}</Button>
    </form>
  );
}

function focusOn(field: HTMLElement | null): void {
  field?.focus();
}

type DeviceNameFormProps = Pick<
  NameFormProps,
  "hint" | "usual" | "takesFocus" | "onName" | "children"
>;

export function DeviceNameForm(props: DeviceNameFormProps) {
  return (
    <NameForm
      label="Name of the device"
      empty="Give it a name, such as “office computer”."
      most={60}
      {...props}
    />
  );
}
