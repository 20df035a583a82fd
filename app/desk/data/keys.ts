/** The keys of the desk with what each does: the handlers are bound to these, and the help is drawn from them. */
export const enquiryKeys = {
  j: "next",
  k: "previous",
  Enter: "open; the focus goes to the name",
  e: "answered",
  s: "spam, or not spam",
  n: "write a note",
  r: "remind me",
  Escape: "close, back to the list",
} as const;

/** Those of every screen. */
export const screenKeys = {
  u: "undo, while the toast is there",
  "/": "search",
  "?": "these keys",
} as const;
