type KeptValueProps = {
  name: string;
  value: string;
  /** It comes back. */
  onValue: (value: string) => void;
};

/** A choice that is made by buttons, in a hidden field of the form: so it is kept as the fields are. */
export function KeptValue({ name, value, onValue }: KeptValueProps) {
  return (
    <input
      type="hidden"
      name={name}
      value={value}
      data-kept-value=""
      onInput={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
}
