import type { Examples } from "#app/tools/kit/try-example.ts";
import { replyExample } from "#app/tools/review-kit/reply-example.ts";

/** A designer who does not exist. */
export const examples: Examples = {
  "write-review": {
    "write-review platform": {
      platform: "Fiverr",
      serviceType: "logo design",
      name: "Ayesha K.",
      "rating=5": "true",
    },
  },
  "reply-and-ask": replyExample(
    "Good design, but the delivery was two days late and nobody answered my messages.",
  ),
};
