import { Monitor, Moon, Sun } from "lucide-react";

import { themes } from "#app/layout/theme.ts";

const looks = {
  system: { label: "System", Icon: Monitor },
  light: { label: "Light", Icon: Sun },
  dark: { label: "Dark", Icon: Moon },
} as const;

/** Light, dark, or as the system says; remembered in this browser (theme-answers.ts). */
export function ThemeSwitch() {
  return (
    <div className="theme-switch" role="group" aria-label="Colours">
      {themes.map((theme) => {
        const { label, Icon } = looks[theme];
        return (
          <button key={theme} type="button" data-value={theme} aria-pressed={theme === "system"}>
            <Icon className="icon" aria-hidden />
            {label}
          </button>
        );
      })}
    </div>
  );
}
