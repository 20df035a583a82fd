/** What leaves the browser when a free tool is used, in one sentence for every page that says it (docs/decisions/0015-live-reading.md). */
export const whatToolsSend =
  "What you paste stays in your browser. An address is read by our server when you click the button.";

/** The same on a server whose reading is switched off (LIVE=off). */
export const whatToolsSendLiveOff =
  "What you paste stays in your browser. This server does not read addresses.";

/** Under a field whose text is read here alone. */
export const staysHere = "It stays in this browser.";

/** Under a tool, by what became of the texts in it (app/browser/keep-forms.ts). */
export const keptWords = {
  kept: "What you type stays in this browser while the tab is open.",
  cut: "A text here is longer than your browser has room for: it is lost when you leave this page. The rest stays in this browser while the tab is open.",
  refused: "Your browser keeps nothing for this page: what you type is lost when you leave it.",
} as const;
