/** What leaves the browser when a free tool is used, in one sentence for every page that says it (docs/decisions/0015-live-reading.md). */
export const whatToolsSend =
  "What you paste stays in your browser. An address is read by our server when you select the button.";

/** The same on a server whose reading is switched off (LIVE=off). */
export const whatToolsSendLiveOff =
  "What you paste stays in your browser. This server does not read addresses.";
