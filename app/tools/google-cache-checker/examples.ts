import type { Examples } from "#app/tools/kit/try-example.ts";

/** How the form of an example comes: the links are built, and no one is asked. */
export const UNASKED = "unasked";

export const examples: Examples = {
  "find-copies": {
    "find-copies  page": { fields: { page: "https://shop.example/" }, made: UNASKED },
  },
};
