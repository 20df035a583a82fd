import type { Examples } from "#app/tools/kit/try-example.ts";

const at = (path: string) => `https://shop.example/${path}/`;
const alternate = (hreflang: string, path: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${at(path)}" />`;

/** Two heads of a shop that does not exist: the Urdu page forgets the English one. */
const english = [alternate("en-PK", "en"), alternate("ur-PK", "ur"), alternate("x-default", "en")];
const urdu = [alternate("ur-PK", "ur"), alternate("x-default", "en")];

export const examples: Examples = {
  write: {
    "write url-1": {
      "url-1": at("en"),
      "language-1": "en",
      "region-1": "PK",
      "url-2": at("ur"),
      "language-2": "ur",
      "region-2": "PK",
      "url-3": at("ar"),
      "language-3": "ar",
      fallback: "https://shop.example/",
    },
  },
  "check-pages": {
    "check-pages source-1": {
      "source-1": english.join("\n"),
      "address-1": at("en"),
      "source-2": urdu.join("\n"),
      "address-2": at("ur"),
    },
  },
};
