import { useState } from "react";

import { areKeysOn, setKeysOn } from "#app/desk/data/use-keys.ts";
import { DeskDialog } from "#app/desk/desk-dialog.tsx";
import { DeskSwitch } from "#app/desk/desk-switch.tsx";

const keys = [
  [["j", "k"], "next, previous"],
  [["Enter"], "open; the focus goes to the name"],
  [["e"], "answered"],
  [["s"], "spam, or not spam"],
  [["n"], "write a note"],
  [["u"], "undo, while the toast is there"],
  [["/"], "search"],
  [["?"], "these keys"],
  [["Esc"], "close, back to the list"],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <DeskDialog heading="Keys" onClose={onClose}>
      <dl className="facts">
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <DeskSwitch
        label="Single keys"
        isOn={isOn}
        onSwitch={(next) => {
          setKeysOn(next);
          setOn(next);
        }}
      />
    </DeskDialog>
  );
}
