export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

const KEY = "theme";

/** The visitor's choice, "system" until there is one, or where the browser keeps nothing. */
export function readTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(KEY)) ?? "system";
  } catch {
    return "system";
  }
}

const listeners = new Set<() => void>();

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the choice at once and remembers it in this browser. */
export function saveTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
  for (const listener of listeners) listener();
}

/** Runs in the head before the first paint, so that a dark choice never flashes light. */
export const themeScript = `try{const t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
