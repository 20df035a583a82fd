type DeskSwitchProps = { label: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

export function DeskSwitch({ label, isOn, onSwitch }: DeskSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="desk-switch"
      aria-checked={isOn}
      onClick={() => onSwitch(!isOn)}
    >
      {label}
      <span aria-hidden>{isOn ? "On" : "Off"}</span>
      <i aria-hidden />
    </button>
  );
}
