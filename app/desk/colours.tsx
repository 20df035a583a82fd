import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";

import { readTheme, saveTheme, themes } from "#app/layout/theme.ts";

const looks = {
  system: { label: "System", Icon: Monitor },
  light: { label: "Light", Icon: Sun },
  dark: { label: "Dark", Icon: Moon },
} as const;

/** The three colours of the site's footer. */
export function Colours() {
  const [chosen, setChosen] = useState(readTheme);
  return (
    <div className="theme-switch" role="group" aria-label="Colours">
      {themes.map((theme) => {
        const { label, Icon } = looks[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === chosen}
            onClick={() => {
              saveTheme(theme);
              setChosen(theme);
            }}
          >
            <Icon className="icon" aria-hidden />
            {label}
          </button>
        );
      })}
    </div>
  );
}
