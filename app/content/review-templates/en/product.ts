import type { ProductTexts } from "#app/content/review-templates/schema.ts";

const gap = {
  high: ["{experience}", "[Add what you noticed in use.]"],
  middle: ["{experience}", "[Add what was good and what was not.]"],
  low: ["{experience}", "[Add what went wrong for you.]"],
} as const;

export const product: ProductTexts = {
  5: [
    ["{product} is excellent.", gap.high, "I would choose it again without a second thought."],
    ["I give {product} {rating} out of 5.", gap.high, "I could not be more satisfied."],
    [
      "{product} ({category}) is at the top of my list.",
      gap.high,
      "I recommend it wholeheartedly.",
    ],
  ],
  4: [
    ["{product} is worth it.", gap.high, "I would choose it again."],
    ["I would give {product} {rating} out of 5.", gap.high, "Overall, I am satisfied."],
    ["{product} ({category}) deserves a look.", gap.high, "I recommend it."],
  ],
  3: [
    ["{product} is all right, no more and no less.", gap.middle, "Compare before you decide."],
    [
      "I would give {product} {rating} out of 5.",
      gap.middle,
      "Overall, I am neither pleased nor disappointed.",
    ],
    ["Compare {product} ({category}) with others.", gap.middle, "For me it was average."],
  ],
  2: [
    ["{product} fell short of what I hoped for.", gap.low, "I would not choose it again."],
    ["I would give {product} {rating} out of 5.", gap.low, "Overall, I am not satisfied."],
    ["Think twice about {product} ({category}).", gap.low, "I cannot recommend it."],
  ],
  1: [
    ["{product} let me down.", gap.low, "I would not choose it again at any price."],
    ["I give {product} {rating} out of 5, and no more.", gap.low, "I am very dissatisfied."],
    ["Look past {product} ({category}).", gap.low, "I advise against it."],
  ],
};
