import { useState } from "react";

import { enquiryKeys, screenKeys } from "#app/desk/data/keys.ts";
import { areKeysOn, setKeysOn } from "#app/desk/data/use-keys.ts";
import { DeskDialog } from "./desk-dialog.tsx";
import { DeskSwitch } from "./desk-switch.tsx";

const keys = Object.entries({ ...enquiryKeys, ...screenKeys });

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <DeskDialog heading="Keys" onClose={onClose}>
      <dl className="facts">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key === "Escape" ? "Esc" : key}</kbd>
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
