import type { Examples } from "#app/tools/kit/try-example.ts";
import { replyExample } from "#app/tools/review-kit/reply-example.ts";

/** An air conditioner that does not exist, and two summers with it. */
export const examples: Examples = {
  "write-review": {
    "write-review productName": {
      productName: "Barfani 1.5 ton inverter AC",
      productCategory: "home appliances",
      "rating=4": "true",
      experience:
        "Two summers in a top-floor room. Quiet at night. The installer forgot the drain pipe; they sent someone the next day.",
    },
  },
  "reply-and-ask": replyExample(
    "The delivery was two days late and nobody called. The price is fair and the cooler is quiet.",
  ),
};
