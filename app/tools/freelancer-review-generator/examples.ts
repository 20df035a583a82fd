import type { Examples } from "#app/tools/kit/try-example.ts";

/** A designer who does not exist. */
export const examples: Examples = {
  "write-review": {
    "write-review  platform": {
      fields: {
        platform: "Fiverr",
        serviceType: "logo design",
        name: "Ayesha K.",
        "rating=5": "true",
      },
      made: true,
    },
  },
  "reply-and-ask": {
    "reply-and-ask  received": {
      fields: {
        received:
          "Good design, but the delivery was two days late and nobody answered my messages.",
        "replyRating=3": "true",
        signature: "Sana, for the example",
        reviewer: "Hamza",
        contact: "Sana, hello@shop.example",
      },
      made: true,
    },
  },
};
