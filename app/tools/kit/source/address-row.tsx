import { RunButton } from "#app/tools/kit/run-button.tsx";
import type { FieldControl } from "#app/ui/field.tsx";

export type AddressRowProps = {
  control: FieldControl;
  url: string;
  onUrlChange: (url: string) => void;
  /** Words of the button, and of the button while the wait is on. */
  label: string;
  busyLabel: string;
  isWaiting: boolean;
  /** What such an address looks like, where a page's is not asked for. */
  placeholder?: string;
};

export function AddressRow({
  control,
  url,
  onUrlChange,
  label,
  busyLabel,
  isWaiting,
  placeholder = "www.example.pk/page",
}: AddressRowProps) {
  return (
    <div className="tool-row">
      <input
        dir="ltr"
        {...control}
        className="input"
        name="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        value={url}
        onChange={(event) => onUrlChange(event.target.value)}
      />
      <RunButton isRunning={isWaiting}>{isWaiting ? busyLabel : label}</RunButton>
    </div>
  );
}
