import { TriangleAlert } from "lucide-react";
import { useId, type ReactNode, type RefObject } from "react";

import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { AddressRow, type AddressRowProps } from "./address-row.tsx";

type AddressFormProps = Omit<AddressRowProps, "control"> & {
  form: RefObject<HTMLFormElement | null>;
  className?: string;
  heading: string;
  hint: ReactNode;
  /** What is wrong with the address, and what to do. */
  problem: string | undefined;
  onSubmit: () => void;
  children?: ReactNode;
};

/** The form of a tool that asks for one address and nothing else. */
export function AddressForm({
  form,
  className,
  heading,
  hint,
  problem,
  onSubmit,
  children,
  ...row
}: AddressFormProps) {
  const id = useId();

  return (
    <ToolForm ref={form} className={className} onSubmit={() => onSubmit()}>
      <label className="field-label" htmlFor={id}>
        {heading}
      </label>
      <AddressRow
        {...row}
        control={{
          id,
          "aria-describedby": problem === undefined ? `${id}-help` : `${id}-error ${id}-help`,
          ...(problem !== undefined && { "aria-invalid": true }),
        }}
      />
      <div role="alert">
        {problem === undefined ? null : (
          <p id={`${id}-error`} className="field-error">
            <TriangleAlert className="icon" aria-hidden />
            {problem}
          </p>
        )}
      </div>
      <p id={`${id}-help`} className="field-hint">
        {hint}
      </p>
      {children}
    </ToolForm>
  );
}
