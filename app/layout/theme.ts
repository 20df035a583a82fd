export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

const CHOICE = /(?:^|; )theme=(light|dark)(?:;|$)/;
const YEAR_S = 31_536_000;

/** The visitor's choice, "system" until there is one. */
export function readTheme(): Theme {
  const [, chosen] = CHOICE.exec(document.cookie) ?? [];
  return themes.find((theme) => theme === chosen) ?? "system";
}

const listeners = new Set<() => void>();

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the choice at once and remembers it in this browser. */
export function saveTheme(theme: Theme): void {
  const isChoice = theme !== "system";
  if (isChoice) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];

  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${isChoice ? YEAR_S : 0}${secure}`;
  for (const listener of listeners) listener();
}

/**
 * Runs in the head before the first paint, so that a dark choice never flashes light. The choice is in
 * a cookie because local storage takes four times as long to open (docs/decisions/0009).
 */
export const themeScript = `{const t=${CHOICE}.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1]}`;
