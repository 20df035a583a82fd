import { readTheme, saveTheme, themes } from "./theme.ts";

/** The choice is known only in the browser: the prerendered page says "system". */
export function handleThemeSwitch(): void {
  const group = document.querySelector<HTMLElement>(".footer .choices");
  const show = () => {
    const chosen = readTheme();
    for (const button of group?.querySelectorAll<HTMLElement>("button") ?? []) {
      button.ariaPressed = String(button.dataset["value"] === chosen);
    }
  };
  show();
  group?.addEventListener("click", ({ target }) => {
    const value = (target as Element).closest<HTMLElement>("button")?.dataset["value"];
    const theme = themes.find((one) => one === value);
    if (!theme) return;
    saveTheme(theme);
    show();
  });
}
