import type { KeptWork } from "#app/tools/kit/kept/kept-form.ts";

/** A middling review to answer; the people in it do not exist. */
export function replyExample(received: string): KeptWork {
  return {
    "reply-and-ask  received": {
      fields: {
        received,
        "replyRating=3": "true",
        signature: "Sana, for the example",
        reviewer: "Hamza",
        contact: "Sana, hello@shop.example",
      },
      made: true,
    },
  };
}
