import type { GoogleReviewTemplates } from "#app/content/review-templates/schema.ts";

const gap = {
  en: {
    high: "[Add one thing you saw or were served.]",
    middle: "[Add what was good and what was not.]",
    low: "[Add what went wrong for you.]",
    contact: "[add a phone number or an e-mail address]",
  },
  ur: {
    high: "[یہاں ایک بات لکھیں جو آپ نے خود دیکھی۔]",
    middle: "[یہاں لکھیں کہ کیا اچھا تھا اور کیا نہیں۔]",
    low: "[یہاں لکھیں کہ آپ کو کیا دقت ہوئی۔]",
    contact: "[یہاں فون نمبر یا ای میل لکھیں]",
  },
  ar: {
    high: "[اكتبوا هنا شيئًا واحدًا رأيتموه بأنفسكم.]",
    middle: "[اكتبوا هنا ما كان جيدًا وما لم يكن.]",
    low: "[اكتبوا هنا ما لم يكن على ما يرام.]",
    contact: "[اكتبوا هنا رقم هاتف أو بريدًا إلكترونيًا]",
  },
} as const;

/** A sentence about the staff stands only where a name was typed. */
const thanks = {
  en: ["Thank you, {staff}.", ""],
  ur: ["{staff} کا شکریہ۔", ""],
  ar: ["شكرًا لـ {staff}.", ""],
} as const;
const served = {
  en: ["I dealt with {staff}.", ""],
  ur: ["میری بات {staff} سے ہوئی۔", ""],
  ar: ["تعاملت مع {staff}.", ""],
} as const;
const passedOn = {
  en: ["Your thanks will be passed on to {staff}.", ""],
  ur: ["آپ کے تعریفی کلمات {staff} تک پہنچا دیے جائیں گے۔", ""],
  ar: ["سننقل شكركم إلى {staff}.", ""],
} as const;

const signature = "\n— {business}";

export const googleReviews: GoogleReviewTemplates = {
  en: {
    5: {
      review: [
        "My experience with {business} ({type}) in {city} was excellent.",
        thanks.en,
        gap.en.high,
        "I would choose it again any time and recommend it wholeheartedly.",
      ],
      reply: [
        "Thank you very much for your kind review.",
        "It is good to know that you were so pleased.",
        passedOn.en,
        "We hope to see you again.",
        signature,
      ],
    },
    4: {
      review: [
        "My experience with {business} ({type}) in {city} was good.",
        thanks.en,
        gap.en.high,
        "I would choose it again.",
      ],
      reply: [
        "Thank you for your review.",
        "It is good to know that you were pleased.",
        passedOn.en,
        "If anything could be better, please tell us.",
        signature,
      ],
    },
    3: {
      review: [
        "My experience with {business} ({type}) in {city} was average.",
        served.en,
        gap.en.middle,
        "There is room to do better.",
      ],
      reply: [
        "Thank you for your honest review.",
        "We would like to do better next time.",
        `Please tell us what was missing: ${gap.en.contact}.`,
        signature,
      ],
    },
    2: {
      review: [
        "My experience with {business} ({type}) in {city} was below what I expected.",
        served.en,
        gap.en.low,
        "I would look elsewhere next time.",
      ],
      reply: [
        "Thank you for telling us.",
        "We are sorry that it was not what you expected.",
        `Please contact us, so that we can look into it: ${gap.en.contact}.`,
        signature,
      ],
    },
    1: {
      review: [
        "My experience with {business} ({type}) in {city} was very disappointing.",
        served.en,
        gap.en.low,
        "I cannot recommend it.",
      ],
      reply: [
        "Thank you for writing to us.",
        "We are sorry that you were so disappointed.",
        `We would like to hear from you directly and look into it: ${gap.en.contact}.`,
        signature,
      ],
    },
  },
  ur: {
    5: {
      review: [
        "{city} میں {business} ({type}) کے ساتھ میرا تجربہ بہترین رہا۔",
        thanks.ur,
        gap.ur.high,
        "میرا مشورہ ہے کہ ایک بار ضرور جائیں۔",
      ],
      reply: [
        "آپ کی اس حوصلہ افزا رائے کا بہت شکریہ۔",
        "ہمیں خوشی ہے کہ آپ کا تجربہ اتنا اچھا رہا۔",
        passedOn.ur,
        "آپ کی دوبارہ آمد کا انتظار رہے گا۔",
        signature,
      ],
    },
    4: {
      review: [
        "{city} میں {business} ({type}) کے ساتھ میرا تجربہ اچھا رہا۔",
        thanks.ur,
        gap.ur.high,
        "دوبارہ ضرورت پڑی تو پہلی پسند یہی ہوگی۔",
      ],
      reply: [
        "آپ کی رائے کا شکریہ۔",
        "ہمیں خوشی ہے کہ آپ کا تجربہ اچھا رہا۔",
        passedOn.ur,
        "جو بات بہتر ہو سکتی ہے، ہمیں ضرور بتائیں۔",
        signature,
      ],
    },
    3: {
      review: [
        "{city} میں {business} ({type}) کے ساتھ میرا تجربہ نہ بہت اچھا رہا، نہ بہت برا۔",
        served.ur,
        gap.ur.middle,
        "بہتری کی گنجائش ہے۔",
      ],
      reply: [
        "آپ کی دیانت دارانہ رائے کا شکریہ۔",
        "ہم اگلی بار اس سے بہتر کرنا چاہتے ہیں۔",
        `براہِ کرم بتائیں کہ کیا کمی رہی: ${gap.ur.contact}۔`,
        signature,
      ],
    },
    2: {
      review: [
        "{city} میں {business} ({type}) کے ساتھ میرا تجربہ توقع سے کم رہا۔",
        served.ur,
        gap.ur.low,
        "اگلی بار کہیں اور دیکھنا بہتر ہوگا۔",
      ],
      reply: [
        "ہمیں بتانے کا شکریہ۔",
        "معذرت کہ آپ کا تجربہ توقع کے مطابق نہیں رہا۔",
        `براہِ کرم ہم سے رابطہ کریں تاکہ معاملہ دیکھا جا سکے: ${gap.ur.contact}۔`,
        signature,
      ],
    },
    1: {
      review: [
        "{city} میں {business} ({type}) کے ساتھ میرا تجربہ سخت مایوس کن رہا۔",
        served.ur,
        gap.ur.low,
        "کسی اور کو اس کا مشورہ دینا مشکل ہے۔",
      ],
      reply: [
        "اپنی رائے لکھنے کا شکریہ۔",
        "آپ کو جو مایوسی ہوئی، اس پر ہم معذرت خواہ ہیں۔",
        `ہم آپ سے براہِ راست بات کرنا چاہتے ہیں تاکہ معاملہ دیکھا جا سکے: ${gap.ur.contact}۔`,
        signature,
      ],
    },
  },
  ar: {
    5: {
      review: [
        "تجربتي مع {business} ({type}) في {city} كانت ممتازة.",
        thanks.ar,
        gap.ar.high,
        "أنصح بهذا المكان بكل ثقة.",
      ],
      reply: [
        "شكرًا جزيلًا على تقييمكم الكريم.",
        "يسعدنا أن التجربة نالت رضاكم.",
        passedOn.ar,
        "نتطلع إلى لقائكم مجددًا.",
        signature,
      ],
    },
    4: {
      review: [
        "تجربتي مع {business} ({type}) في {city} كانت جيدة.",
        thanks.ar,
        gap.ar.high,
        "سأختار هذا المكان مرة أخرى.",
      ],
      reply: [
        "شكرًا على تقييمكم.",
        "يسعدنا أن تجربتكم كانت جيدة.",
        passedOn.ar,
        "إن كان هناك ما يمكن تحسينه فأخبرونا.",
        signature,
      ],
    },
    3: {
      review: [
        "تجربتي مع {business} ({type}) في {city} كانت متوسطة.",
        served.ar,
        gap.ar.middle,
        "هناك مجال للتحسين.",
      ],
      reply: [
        "شكرًا على رأيكم الصريح.",
        "نودّ أن نقدّم ما هو أفضل في المرة القادمة.",
        `أخبرونا بما كان ينقصكم: ${gap.ar.contact}.`,
        signature,
      ],
    },
    2: {
      review: [
        "تجربتي مع {business} ({type}) في {city} كانت دون ما توقعت.",
        served.ar,
        gap.ar.low,
        "في المرة القادمة سأبحث عن مكان آخر.",
      ],
      reply: [
        "شكرًا على إخبارنا.",
        "نأسف لأن تجربتكم لم تكن كما توقعتم.",
        `نرجو التواصل معنا لننظر في الأمر: ${gap.ar.contact}.`,
        signature,
      ],
    },
    1: {
      review: [
        "تجربتي مع {business} ({type}) في {city} كانت مخيّبة جدًا للأمل.",
        served.ar,
        gap.ar.low,
        "لا أنصح بهذا المكان.",
      ],
      reply: [
        "شكرًا على كتابة رأيكم.",
        "نأسف لخيبة أملكم.",
        `نودّ أن نسمع منكم مباشرة وأن ننظر في الأمر: ${gap.ar.contact}.`,
        signature,
      ],
    },
  },
};
