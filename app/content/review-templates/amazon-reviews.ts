import type { AmazonReviewTemplates } from "#app/content/review-templates/schema.ts";

/** Without keywords (docs/agreed.md, reviews). */
const use = {
  en: ["What I looked at: {keywords}.", "I chose it for everyday use."],
  ur: ["میں نے خاص طور پر یہ باتیں دیکھیں: {keywords}۔", "ضرورت روزمرہ استعمال کی تھی۔"],
  es: ["Me fijé en lo siguiente: {keywords}.", "Era para el uso diario."],
} as const;

const gap = {
  en: {
    high: ["{experience}", "[Add what you noticed in use.]"],
    middle: ["{experience}", "[Add what was good and what was not.]"],
    low: ["{experience}", "[Add what went wrong for you.]"],
  },
  ur: {
    high: ["{experience}", "[یہاں لکھیں کہ استعمال کے دوران آپ نے کیا محسوس کیا۔]"],
    middle: ["{experience}", "[یہاں لکھیں کہ کیا اچھا تھا اور کیا نہیں۔]"],
    low: ["{experience}", "[یہاں لکھیں کہ آپ کو کیا دقت ہوئی۔]"],
  },
  es: {
    high: ["{experience}", "[Añade lo que notaste al usarlo.]"],
    middle: ["{experience}", "[Añade qué fue bueno y qué no.]"],
    low: ["{experience}", "[Añade qué salió mal.]"],
  },
} as const;

export const amazonReviews: AmazonReviewTemplates = {
  en: {
    5: [
      "{product} does what I want from it, and does it very well.",
      use.en,
      gap.en.high,
      "I recommend it without reservation.",
    ],
    4: ["{product} does what I want from it.", use.en, gap.en.high, "I recommend it."],
    3: ["{product} is average.", use.en, gap.en.middle, "It is worth comparing before you decide."],
    2: [
      "{product} falls short of what I expected.",
      use.en,
      gap.en.low,
      "I would look at other options.",
    ],
    1: ["{product} is a clear disappointment.", use.en, gap.en.low, "I do not recommend it."],
  },
  ur: {
    5: [
      "{product} سے میری توقعات بخوبی پوری ہوئیں۔",
      use.ur,
      gap.ur.high,
      "میرا مشورہ ہے کہ ضرور لیں۔",
    ],
    4: [
      "{product} سے میری توقعات پوری ہوئیں۔",
      use.ur,
      gap.ur.high,
      "لینے کا مشورہ دیا جا سکتا ہے۔",
    ],
    3: [
      "{product} کے ساتھ میرا تجربہ نہ بہت اچھا رہا، نہ بہت برا۔",
      use.ur,
      gap.ur.middle,
      "لینے سے پہلے موازنہ کر لینا بہتر ہے۔",
    ],
    2: [
      "{product} سے میری توقعات پوری نہیں ہوئیں۔",
      use.ur,
      gap.ur.low,
      "بہتر ہے کہ دوسری چیزیں بھی دیکھ لیں۔",
    ],
    1: [
      "{product} سے مجھے سخت مایوسی ہوئی۔",
      use.ur,
      gap.ur.low,
      "کسی اور کو اس کا مشورہ دینا مشکل ہے۔",
    ],
  },
  es: {
    5: [
      "{product} cumple muy bien con lo que esperaba.",
      use.es,
      gap.es.high,
      "¡Recomendable sin reservas!",
    ],
    4: ["{product} cumple con lo que esperaba.", use.es, gap.es.high, "Recomendable."],
    3: [
      "Mi experiencia con {product} ha sido regular.",
      use.es,
      gap.es.middle,
      "Conviene comparar antes de decidir.",
    ],
    2: [
      "{product} se queda por debajo de lo que esperaba.",
      use.es,
      gap.es.low,
      "Yo miraría otras opciones.",
    ],
    1: ["Mi experiencia con {product} ha sido muy mala.", use.es, gap.es.low, "Nada recomendable."],
  },
};
