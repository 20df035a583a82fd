import type { AmazonTexts } from "#app/content/review-templates/schema.ts";

/** Without keywords (docs/agreed.md, reviews). */
const use = ["What I looked at: {keywords}.", "I chose it for everyday use."] as const;
const gap = {
  high: ["{experience}", "[Add what you noticed in use.]"],
  middle: ["{experience}", "[Add what was good and what was not.]"],
  low: ["{experience}", "[Add what went wrong for you.]"],
} as const;

export const amazon: AmazonTexts = {
  5: [
    "{product} does what I want from it, and does it very well.",
    use,
    gap.high,
    "I recommend it without reservation.",
  ],
  4: ["{product} does what I want from it.", use, gap.high, "I recommend it."],
  3: ["{product} is average.", use, gap.middle, "It is worth comparing before you decide."],
  2: ["{product} falls short of what I expected.", use, gap.low, "I would look at other options."],
  1: ["{product} is a clear disappointment.", use, gap.low, "I do not recommend it."],
};
