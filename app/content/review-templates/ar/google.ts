import type { GoogleTexts } from "#app/content/review-templates/schema.ts";

const gap = {
  high: "[اكتبوا هنا شيئًا واحدًا رأيتموه بأنفسكم.]",
  middle: "[اكتبوا هنا ما كان جيدًا وما لم يكن.]",
  low: "[اكتبوا هنا ما لم يكن على ما يرام.]",
  contact: "[اكتبوا هنا رقم هاتف أو بريدًا إلكترونيًا]",
} as const;

/** A sentence about the staff is only where a name was typed. */
const thanks = ["شكرًا لـ {staff}.", ""] as const;
const served = ["تعاملت مع {staff}.", ""] as const;
const passedOn = ["سننقل شكركم إلى {staff}.", ""] as const;
const signature = "\n— {business}";

export const google: GoogleTexts = {
  5: {
    review: [
      "تجربتي مع {business} ({type}) في {city} كانت ممتازة.",
      thanks,
      gap.high,
      "أنصح بهذا المكان بكل ثقة.",
    ],
    reply: [
      "شكرًا جزيلًا على تقييمكم الكريم.",
      "يسعدنا أن التجربة نالت رضاكم.",
      passedOn,
      "نتطلع إلى لقائكم مجددًا.",
      signature,
    ],
  },
  4: {
    review: [
      "تجربتي مع {business} ({type}) في {city} كانت جيدة.",
      thanks,
      gap.high,
      "سأختار هذا المكان مرة أخرى.",
    ],
    reply: [
      "شكرًا على تقييمكم.",
      "يسعدنا أن تجربتكم كانت جيدة.",
      passedOn,
      "إن كان هناك ما يمكن تحسينه فأخبرونا.",
      signature,
    ],
  },
  3: {
    review: [
      "تجربتي مع {business} ({type}) في {city} كانت متوسطة.",
      served,
      gap.middle,
      "هناك مجال للتحسين.",
    ],
    reply: [
      "شكرًا على رأيكم الصريح.",
      "نودّ أن نقدّم ما هو أفضل في المرة القادمة.",
      `أخبرونا بما كان ينقصكم: ${gap.contact}.`,
      signature,
    ],
  },
  2: {
    review: [
      "تجربتي مع {business} ({type}) في {city} كانت دون ما توقعت.",
      served,
      gap.low,
      "في المرة القادمة سأبحث عن مكان آخر.",
    ],
    reply: [
      "شكرًا على إخبارنا.",
      "نأسف لأن تجربتكم لم تكن كما توقعتم.",
      `نرجو التواصل معنا لننظر في الأمر: ${gap.contact}.`,
      signature,
    ],
  },
  1: {
    review: [
      "تجربتي مع {business} ({type}) في {city} كانت مخيّبة جدًا للأمل.",
      served,
      gap.low,
      "لا أنصح بهذا المكان.",
    ],
    reply: [
      "شكرًا على كتابة رأيكم.",
      "نأسف لخيبة أملكم.",
      `نودّ أن نسمع منكم مباشرة وأن ننظر في الأمر: ${gap.contact}.`,
      signature,
    ],
  },
};
