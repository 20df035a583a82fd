export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

const YEAR_S = 31_536_000;

/** The visitor's choice as the page shows it, "system" until there is one. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === chosen) ?? "system";
}

export function saveTheme(theme: Theme): void {
  const isChoice = theme !== "system";
  if (isChoice) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];

  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${isChoice ? YEAR_S : 0}${secure}`;
}

/**
 * Runs in the head, so that a dark choice does not flash light. It asks for the choice without waiting,
 * because a read that waits holds up the first paint of every visitor (docs/decisions/0009); the answer
 * is there long before the page is laid out. Browsers without the cookie store are made to wait.
 */
export const themeScript = `{
const use = (theme) => { if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme; };
if (window.cookieStore) cookieStore.get("theme").then((cookie) => use(cookie?.value), () => {});
else use(/(?:^|; )theme=(\\w+)/.exec(document.cookie)?.[1]);
}`;
