import type { AmazonTexts } from "#app/content/review-templates/schema.ts";

/** Without keywords (docs/agreed.md, reviews). */
const use = [
  "میں نے خاص طور پر یہ باتیں دیکھیں: {keywords}۔",
  "ضرورت روزمرہ استعمال کی تھی۔",
] as const;
const gap = {
  high: ["{experience}", "[یہاں لکھیں کہ استعمال کے دوران آپ نے کیا محسوس کیا۔]"],
  middle: ["{experience}", "[یہاں لکھیں کہ کیا اچھا تھا اور کیا نہیں۔]"],
  low: ["{experience}", "[یہاں لکھیں کہ آپ کو کیا دقت ہوئی۔]"],
} as const;

export const amazon: AmazonTexts = {
  5: ["{product} سے میری توقعات بخوبی پوری ہوئیں۔", use, gap.high, "میرا مشورہ ہے کہ ضرور لیں۔"],
  4: ["{product} سے میری توقعات پوری ہوئیں۔", use, gap.high, "لینے کا مشورہ دیا جا سکتا ہے۔"],
  3: [
    "{product} کے ساتھ میرا تجربہ نہ بہت اچھا رہا، نہ بہت برا۔",
    use,
    gap.middle,
    "لینے سے پہلے موازنہ کر لینا بہتر ہے۔",
  ],
  2: [
    "{product} سے میری توقعات پوری نہیں ہوئیں۔",
    use,
    gap.low,
    "بہتر ہے کہ دوسری چیزیں بھی دیکھ لیں۔",
  ],
  1: ["{product} سے مجھے سخت مایوسی ہوئی۔", use, gap.low, "کسی اور کو اس کا مشورہ دینا مشکل ہے۔"],
};
