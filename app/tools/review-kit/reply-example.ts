import type { KeptForms } from "#app/browser/read-kept.ts";

/** A middling review to answer; the people in it do not exist. */
export function replyExample(received: string): KeptForms {
  return {
    "reply-and-ask received": {
      received,
      "replyRating=3": "true",
      signature: "Sana, for the example",
      reviewer: "Hamza",
      contact: "Sana, hello@shop.example",
    },
  };
}
