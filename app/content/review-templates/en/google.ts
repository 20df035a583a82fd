import type { GoogleTexts } from "#app/content/review-templates/schema.ts";

const gap = {
  high: "[Add one thing you saw or were served.]",
  middle: "[Add what was good and what was not.]",
  low: "[Add what went wrong for you.]",
  contact: "[add a phone number or an email address]",
} as const;

/** A sentence about the staff is only where a name was typed. */
const thanks = ["Thank you, {staff}.", ""] as const;
const served = ["I dealt with {staff}.", ""] as const;
const passedOn = ["Your thanks will be passed on to {staff}.", ""] as const;
const signature = "\n— {business}";

export const google: GoogleTexts = {
  5: {
    review: [
      "My experience with {business} ({type}) in {city} was excellent.",
      thanks,
      gap.high,
      "I would choose it again any time and recommend it wholeheartedly.",
    ],
    reply: [
      "Thank you very much for your kind review.",
      "It is good to know that you were so pleased.",
      passedOn,
      "We hope to see you again.",
      signature,
    ],
  },
  4: {
    review: [
      "My experience with {business} ({type}) in {city} was good.",
      thanks,
      gap.high,
      "I would choose it again.",
    ],
    reply: [
      "Thank you for your review.",
      "It is good to know that you were pleased.",
      passedOn,
      "If anything could be better, please tell us.",
      signature,
    ],
  },
  3: {
    review: [
      "My experience with {business} ({type}) in {city} was average.",
      served,
      gap.middle,
      "There is room to do better.",
    ],
    reply: [
      "Thank you for your honest review.",
      "We would like to do better next time.",
      `Please tell us what was missing: ${gap.contact}.`,
      signature,
    ],
  },
  2: {
    review: [
      "My experience with {business} ({type}) in {city} was below what I expected.",
      served,
      gap.low,
      "I would look elsewhere next time.",
    ],
    reply: [
      "Thank you for telling us.",
      "We are sorry that it was not what you expected.",
      `Please contact us, so that we can look into it: ${gap.contact}.`,
      signature,
    ],
  },
  1: {
    review: [
      "My experience with {business} ({type}) in {city} was very disappointing.",
      served,
      gap.low,
      "I cannot recommend it.",
    ],
    reply: [
      "Thank you for writing to us.",
      "We are sorry that you were so disappointed.",
      `We would like to hear from you directly and look into it: ${gap.contact}.`,
      signature,
    ],
  },
};
