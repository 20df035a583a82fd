import type { FreelancerReviewTemplates } from "#app/content/review-templates/schema.ts";

const opening = {
  en: ["I hired {name} on {platform} for {service}.", "I hired {name} for {service}."],
  ur: [
    "میں نے {service} کے لیے {platform} پر {name} کی خدمات حاصل کیں۔",
    "میں نے {service} کے لیے {name} کی خدمات حاصل کیں۔",
  ],
  hi: [
    "मैंने {service} के लिए {platform} पर {name} की सेवाएँ लीं।",
    "मैंने {service} के लिए {name} की सेवाएँ लीं।",
  ],
} as const;

const gap = {
  en: "[Add what was delivered and how it went.]",
  ur: "[یہاں لکھیں کہ کیا کام ہوا اور کیسا رہا۔]",
  hi: "[यहाँ लिखें कि क्या काम हुआ और कैसा रहा।]",
} as const;

const signature = "\n— {name}";

export const freelancerReviews: FreelancerReviewTemplates = {
  en: {
    5: {
      review: [
        opening.en,
        "The work was excellent.",
        gap.en,
        "I would gladly work with {name} again.",
      ],
      reply: [
        "Thank you very much for this review and for trusting me with {service}.",
        "It was a pleasure to work with you.",
        "I would be glad to do so again.",
        signature,
      ],
    },
    4: {
      review: [opening.en, "The work was good.", gap.en, "I would work with {name} again."],
      reply: [
        "Thank you for this review and for trusting me with {service}.",
        "I am glad that it went well.",
        "If anything could be better next time, please tell me.",
        signature,
      ],
    },
    3: {
      review: [
        opening.en,
        "The work was average.",
        gap.en,
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
        opening.en,
        "The work was not what I had hoped for.",
        gap.en,
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
        opening.en,
        "I am very disappointed with the work.",
        gap.en,
        "I would not work with {name} again.",
      ],
      reply: [
        "Thank you for your review of {service}.",
        "I am sorry that you are disappointed.",
        "Please send me a message; I would like to understand what happened.",
        signature,
      ],
    },
  },
  ur: {
    5: {
      review: [opening.ur, "کام بہترین رہا۔", gap.ur, "{name} کے ساتھ دوبارہ کام کر کے خوشی ہوگی۔"],
      reply: [
        "اس رائے کا، اور {service} کے لیے مجھ پر اعتماد کرنے کا بہت شکریہ۔",
        "آپ کے ساتھ کام کر کے خوشی ہوئی۔",
        "دوبارہ موقع ملا تو مجھے خوشی ہوگی۔",
        signature,
      ],
    },
    4: {
      review: [opening.ur, "کام اچھا رہا۔", gap.ur, "{name} کے ساتھ دوبارہ کام کرنے کا ارادہ ہے۔"],
      reply: [
        "اس رائے کا، اور {service} کے لیے مجھ پر اعتماد کرنے کا شکریہ۔",
        "خوشی ہے کہ کام اچھا رہا۔",
        "اگلی بار کیا بہتر ہو سکتا ہے، ضرور بتائیے گا۔",
        signature,
      ],
    },
    3: {
      review: [
        opening.ur,
        "کام درمیانے درجے کا رہا۔",
        gap.ur,
        "{name} کے ساتھ دوبارہ کام کے بارے میں ابھی کچھ کہنا مشکل ہے۔",
      ],
      reply: [
        "{service} کے بارے میں آپ کی کھری رائے کا شکریہ۔",
        "یہ جاننا میرے لیے اہم ہے کہ کیا بہتر ہو سکتا تھا۔",
        "براہِ کرم مجھے پیغام بھیجیں تاکہ اس پر بات ہو سکے۔",
        signature,
      ],
    },
    2: {
      review: [
        opening.ur,
        "کام میری توقع سے کم رہا۔",
        gap.ur,
        "{name} کے ساتھ دوبارہ کام کرنے سے پہلے سوچنا ہوگا۔",
      ],
      reply: [
        "{service} کے بارے میں اپنی رائے بتانے کا شکریہ۔",
        "معذرت، نتیجہ آپ کی توقع کے مطابق نہیں نکلا۔",
        "براہِ کرم مجھے پیغام بھیجیں تاکہ اس پر بات ہو سکے۔",
        signature,
      ],
    },
    1: {
      review: [
        opening.ur,
        "کام سے سخت مایوسی ہوئی۔",
        gap.ur,
        "{name} کے ساتھ دوبارہ کام کرنے کا ارادہ نہیں۔",
      ],
      reply: [
        "{service} کے بارے میں آپ کی رائے کا شکریہ۔",
        "آپ کی مایوسی پر معذرت خواہ ہوں۔",
        "براہِ کرم مجھے پیغام بھیجیں؛ یہ سمجھنا میرے لیے ضروری ہے کہ کیا ہوا۔",
        signature,
      ],
    },
  },
  hi: {
    5: {
      review: [opening.hi, "काम बेहतरीन रहा।", gap.hi, "{name} के साथ दोबारा काम करके ख़ुशी होगी।"],
      reply: [
        "इस समीक्षा के लिए और {service} का काम मुझे सौंपने के लिए बहुत धन्यवाद।",
        "आपके साथ काम करके ख़ुशी हुई।",
        "दोबारा मौक़ा मिला तो मुझे ख़ुशी होगी।",
        signature,
      ],
    },
    4: {
      review: [opening.hi, "काम अच्छा रहा।", gap.hi, "{name} के साथ दोबारा काम करने का इरादा है।"],
      reply: [
        "इस समीक्षा के लिए और {service} का काम मुझे सौंपने के लिए धन्यवाद।",
        "ख़ुशी है कि काम अच्छा रहा।",
        "अगली बार क्या बेहतर हो सकता है, ज़रूर बताइए।",
        signature,
      ],
    },
    3: {
      review: [
        opening.hi,
        "काम औसत रहा।",
        gap.hi,
        "{name} के साथ दोबारा काम के बारे में अभी कुछ कहना मुश्किल है।",
      ],
      reply: [
        "{service} पर इस ईमानदार राय के लिए धन्यवाद।",
        "यह जानना मेरे लिए ज़रूरी है कि क्या बेहतर हो सकता था।",
        "कृपया मुझे संदेश भेजें, ताकि इस पर बात हो सके।",
        signature,
      ],
    },
    2: {
      review: [
        opening.hi,
        "काम मेरी उम्मीद के मुताबिक़ नहीं रहा।",
        gap.hi,
        "{name} के साथ दोबारा काम करने से पहले सोचना होगा।",
      ],
      reply: [
        "{service} के बारे में अपनी राय बताने के लिए धन्यवाद।",
        "खेद है कि नतीजा आपकी उम्मीद के मुताबिक़ नहीं रहा।",
        "कृपया मुझे संदेश भेजें, ताकि इस पर बात हो सके।",
        signature,
      ],
    },
    1: {
      review: [
        opening.hi,
        "काम से बहुत निराशा हुई।",
        gap.hi,
        "{name} के साथ दोबारा काम करने का इरादा नहीं है।",
      ],
      reply: [
        "{service} के बारे में आपकी राय के लिए धन्यवाद।",
        "आपकी निराशा के लिए मुझे खेद है।",
        "कृपया मुझे संदेश भेजें; यह समझना मेरे लिए ज़रूरी है कि क्या हुआ।",
        signature,
      ],
    },
  },
};
