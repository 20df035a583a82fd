import type { Examples } from "#app/tools/kit/try-example.ts";

/** An air conditioner that does not exist, and two summers with it. */
export const examples: Examples = {
  "write-review": {
    "write-review  productName": {
      fields: {
        productName: "Barfani 1.5 ton inverter AC",
        productCategory: "home appliances",
        "rating=4": "true",
        experience:
          "Two summers in a top-floor room. Quiet at night. The installer forgot the drain pipe; they sent someone the next day.",
      },
      made: true,
    },
  },
  "reply-and-ask": {
    "reply-and-ask  received": {
      fields: {
        received:
          "The delivery was two days late and nobody called. The price is fair and the cooler is quiet.",
        "replyRating=3": "true",
        signature: "Sana, for the example",
        reviewer: "Hamza",
        contact: "Sana, hello@shop.example",
      },
      made: true,
    },
  },
};
