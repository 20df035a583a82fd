import type { Examples } from "#app/tools/kit/try-example.ts";

export const examples: Examples = {
  "find-copies": {
    "find-copies url": { url: "https://shop.example/" },
  },
};
