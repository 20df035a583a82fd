type ChoicesProps<Value extends string | number> = {
  choices: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Buttons of which one is pressed. The group around them has their name. */
export function Choices<Value extends string | number>({
  choices,
  value,
  onChoose,
}: ChoicesProps<Value>) {
  return choices.map(([choice, label]) => (
    <button
      key={choice}
      type="button"
      aria-pressed={choice === value}
      onClick={() => onChoose(choice)}
    >
      {label}
    </button>
  ));
}
