import type { GoogleTexts } from "#app/content/review-templates/schema.ts";

const gap = {
  high: "[یہاں ایک بات لکھیں جو آپ نے خود دیکھی۔]",
  middle: "[یہاں لکھیں کہ کیا اچھا تھا اور کیا نہیں۔]",
  low: "[یہاں لکھیں کہ آپ کو کیا دقت ہوئی۔]",
  contact: "[یہاں فون نمبر یا ای میل لکھیں]",
} as const;

/** A sentence about the staff is only where a name was typed. */
const thanks = ["{staff} کا شکریہ۔", ""] as const;
const served = ["میری بات {staff} سے ہوئی۔", ""] as const;
const passedOn = ["آپ کے تعریفی کلمات {staff} تک پہنچا دیے جائیں گے۔", ""] as const;
const signature = "\n— {business}";

export const google: GoogleTexts = {
  5: {
    review: [
      "{city} میں {business} ({type}) کے ساتھ میرا تجربہ بہترین رہا۔",
      thanks,
      gap.high,
      "میرا مشورہ ہے کہ ایک بار ضرور جائیں۔",
    ],
    reply: [
      "آپ کی اس حوصلہ افزا رائے کا بہت شکریہ۔",
      "ہمیں خوشی ہے کہ آپ کا تجربہ اتنا اچھا رہا۔",
      passedOn,
      "آپ کی دوبارہ آمد کا انتظار رہے گا۔",
      signature,
    ],
  },
  4: {
    review: [
      "{city} میں {business} ({type}) کے ساتھ میرا تجربہ اچھا رہا۔",
      thanks,
      gap.high,
      "دوبارہ ضرورت پڑی تو پہلی پسند یہی ہوگی۔",
    ],
    reply: [
      "آپ کی رائے کا شکریہ۔",
      "ہمیں خوشی ہے کہ آپ کا تجربہ اچھا رہا۔",
      passedOn,
      "جو بات بہتر ہو سکتی ہے، ہمیں ضرور بتائیں۔",
      signature,
    ],
  },
  3: {
    review: [
      "{city} میں {business} ({type}) کے ساتھ میرا تجربہ نہ بہت اچھا رہا، نہ بہت برا۔",
      served,
      gap.middle,
      "بہتری کی گنجائش ہے۔",
    ],
    reply: [
      "آپ کی دیانت دارانہ رائے کا شکریہ۔",
      "ہم اگلی بار اس سے بہتر کرنا چاہتے ہیں۔",
      `براہِ کرم بتائیں کہ کیا کمی رہی: ${gap.contact}۔`,
      signature,
    ],
  },
  2: {
    review: [
      "{city} میں {business} ({type}) کے ساتھ میرا تجربہ توقع سے کم رہا۔",
      served,
      gap.low,
      "اگلی بار کہیں اور دیکھنا بہتر ہوگا۔",
    ],
    reply: [
      "ہمیں بتانے کا شکریہ۔",
      "معذرت کہ آپ کا تجربہ توقع کے مطابق نہیں رہا۔",
      `براہِ کرم ہم سے رابطہ کریں تاکہ معاملہ دیکھا جا سکے: ${gap.contact}۔`,
      signature,
    ],
  },
  1: {
    review: [
      "{city} میں {business} ({type}) کے ساتھ میرا تجربہ سخت مایوس کن رہا۔",
      served,
      gap.low,
      "کسی اور کو اس کا مشورہ دینا مشکل ہے۔",
    ],
    reply: [
      "اپنی رائے لکھنے کا شکریہ۔",
      "آپ کو جو مایوسی ہوئی، اس پر ہم معذرت خواہ ہیں۔",
      `ہم آپ سے براہِ راست بات کرنا چاہتے ہیں تاکہ معاملہ دیکھا جا سکے: ${gap.contact}۔`,
      signature,
    ],
  },
};
