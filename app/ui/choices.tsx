import type { ButtonHTMLAttributes, ReactNode } from "react";

/** What is chosen, what its button says, and whatever else the button needs. */
export type Choice<Value> = readonly [
  value: Value,
  label: ReactNode,
  attributes?: Pick<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "lang"> &
    Partial<Record<`data-${string}`, string | true>>,
];

type ChoicesProps<Value> = {
  /** The group's name; read aloud, and shown where `isNamed`. */
  name: ReactNode;
  isNamed?: boolean;
  choices: readonly Choice<Value>[];
  value: Value;
  /** Left out where a script of the page answers (island README). */
  onChoose?: (value: Value) => void;
};

/** A group of buttons of which one is selected. */
export function Choices<Value extends string | number | undefined>({
  name,
  isNamed = false,
  choices,
  value,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="choices no-print">
      <legend className={isNamed ? undefined : "visually-hidden"}>{name}</legend>
      {choices.map(([choice, label, attributes]) => (
        <button
          key={choice ?? ""}
          type="button"
          aria-pressed={choice === value}
          onClick={onChoose && (() => onChoose(choice))}
          {...attributes}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
