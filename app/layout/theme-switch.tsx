import { Monitor, Moon, Sun } from "lucide-react";

import { themes, type Theme } from "./theme.ts";
import { Choices, type Choice } from "#app/ui/choices.tsx";

const looks = {
  system: { label: "System", Icon: Monitor },
  light: { label: "Light", Icon: Sun },
  dark: { label: "Dark", Icon: Moon },
} as const;

export const themeChoices = themes.map((theme): Choice<Theme> => {
  const { label, Icon } = looks[theme];
  return [
    theme,
    <>
      <Icon className="icon" aria-hidden />
      {label}
    </>,
    { "data-value": theme },
  ];
});

/** Light, dark, or as the system says; remembered in this browser (handle-theme-switch.ts). */
export function ThemeSwitch() {
  return <Choices name="Colours" choices={themeChoices} value="system" />;
}
