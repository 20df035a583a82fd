import type { Examples } from "#app/tools/kit/try-example.ts";
import { replyExample } from "#app/tools/review-kit/reply-example.ts";

/** A fan that does not exist, and a summer with it. */
export const examples: Examples = {
  "write-review": {
    "write-review productName": {
      productName: "Barfani desk fan, 40 cm",
      keywords: "noise, airflow on the lowest step",
      experience:
        "One summer beside a drawing table. Paper stays where it is on step one. The plug needed an adapter.",
      "rating=4": "true",
    },
  },
  "reply-and-ask": replyExample(
    "Delivery took nine days and the box was open. The quality of the fan itself is good.",
  ),
};
