import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";

import { readTheme, saveTheme, subscribeToTheme, themes } from "#app/layout/theme.ts";

const looks = {
  system: { label: "System", Icon: Monitor },
  light: { label: "Light", Icon: Sun },
  dark: { label: "Dark", Icon: Moon },
} as const;

/** Light, dark, or as the system says; remembered in this browser. */
export function ThemeSwitch() {
  // The choice is known only in the browser: the prerendered page says "system".
  const chosen = useSyncExternalStore(subscribeToTheme, readTheme, () => "system");

  return (
    <div className="theme-switch" role="group" aria-label="Colours">
      {themes.map((theme) => {
        const { label, Icon } = looks[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === chosen}
            onClick={() => saveTheme(theme)}
          >
            <Icon className="icon" aria-hidden />
            {label}
          </button>
        );
      })}
    </div>
  );
}
