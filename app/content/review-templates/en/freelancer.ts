import type { FreelancerTexts } from "#app/content/review-templates/schema.ts";

const opening = [
  "I hired {name} on {platform} for {service}.",
  "I hired {name} for {service}.",
] as const;
const gap = "[Add what was delivered and how it went.]";
const signature = "\n— {name}";

export const freelancer: FreelancerTexts = {
  5: {
    review: [opening, "The work was excellent.", gap, "I would gladly work with {name} again."],
    reply: [
      "Thank you very much for this review and for trusting me with {service}.",
      "It was a pleasure to work with you.",
      "I would be glad to do so again.",
      signature,
    ],
  },
  4: {
    review: [opening, "The work was good.", gap, "I would work with {name} again."],
    reply: [
      "Thank you for this review and for trusting me with {service}.",
      "I am glad that it went well.",
      "If anything could be better next time, please tell me.",
      signature,
    ],
  },
  3: {
    review: [
      opening,
      "The work was average.",
      gap,
      "I cannot say yet whether I would work with {name} again.",
    ],
    reply: [
      "Thank you for this honest review of {service}.",
      "I would like to know what would have made it better for you.",
      "Please send me a message, so that we can talk about it.",
      signature,
    ],
  },
  2: {
    review: [
      opening,
      "The work was not what I had hoped for.",
      gap,
      "I would think twice before working with {name} again.",
    ],
    reply: [
      "Thank you for telling me what you think of {service}.",
      "I am sorry that it was not what you hoped for.",
      "Please send me a message, so that we can look at it together.",
      signature,
    ],
  },
  1: {
    review: [
      opening,
      "I am very disappointed with the work.",
      gap,
      "I would not work with {name} again.",
    ],
    reply: [
      "Thank you for your review of {service}.",
      "I am sorry that you are disappointed.",
      "Please send me a message; I would like to understand what happened.",
      signature,
    ],
  },
};
