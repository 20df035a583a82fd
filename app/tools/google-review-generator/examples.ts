import type { Examples } from "#app/tools/kit/try-example.ts";
import { replyExample } from "#app/tools/review-kit/reply-example.ts";

/** A café that does not exist. */
export const examples: Examples = {
  "write-review": {
    "write-review businessName": {
      businessName: "Example Chai Khana",
      businessType: "café",
      city: "Lahore",
      staffName: "Sana",
      "rating=5": "true",
    },
  },
  "reply-and-ask": replyExample(
    "We waited forty minutes for tea and the staff did not say a word. The food was good and the price is fair.",
  ),
};
