import type { ProductReviewTemplates } from "#app/content/review-templates/schema.ts";

/*
 * Urdu, Hindi, Spanish and Arabic sentences are built so that nothing has to agree with the writer's
 * gender or with the product's: "my experience with {product} was good", not "{product} was good".
 */

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
  hi: {
    high: ["{experience}", "[यहाँ लिखें कि इस्तेमाल के दौरान आपने क्या महसूस किया।]"],
    middle: ["{experience}", "[यहाँ लिखें कि क्या अच्छा था और क्या नहीं।]"],
    low: ["{experience}", "[यहाँ लिखें कि आपको क्या परेशानी हुई।]"],
  },
  es: {
    high: ["{experience}", "[Añade lo que notaste al usarlo.]"],
    middle: ["{experience}", "[Añade qué fue bueno y qué no.]"],
    low: ["{experience}", "[Añade qué salió mal.]"],
  },
  ar: {
    high: ["{experience}", "[اكتبوا هنا ما لاحظتموه عند الاستعمال.]"],
    middle: ["{experience}", "[اكتبوا هنا ما كان جيدًا وما لم يكن.]"],
    low: ["{experience}", "[اكتبوا هنا ما لم يكن على ما يرام.]"],
  },
} as const;

export const productReviews: ProductReviewTemplates = {
  en: {
    5: [
      ["{product} is excellent.", gap.en.high, "I would choose it again without a second thought."],
      ["I give {product} {rating} out of 5.", gap.en.high, "I could not be more satisfied."],
      [
        "If you are looking at {category}, put {product} at the top of your list.",
        gap.en.high,
        "I recommend it wholeheartedly.",
      ],
    ],
    4: [
      ["{product} is worth it.", gap.en.high, "I would choose it again."],
      ["I would give {product} {rating} out of 5.", gap.en.high, "Overall, I am satisfied."],
      ["If you are looking at {category}, consider {product}.", gap.en.high, "I recommend it."],
    ],
    3: [
      ["{product} is all right, no more and no less.", gap.en.middle, "Compare before you decide."],
      [
        "I would give {product} {rating} out of 5.",
        gap.en.middle,
        "Overall, I am neither pleased nor disappointed.",
      ],
      [
        "If you are looking at {category}, weigh {product} against others.",
        gap.en.middle,
        "For me it was average.",
      ],
    ],
    2: [
      ["{product} fell short of what I hoped for.", gap.en.low, "I would not choose it again."],
      ["I would give {product} {rating} out of 5.", gap.en.low, "Overall, I am not satisfied."],
      [
        "If you are looking at {category}, think twice about {product}.",
        gap.en.low,
        "I cannot recommend it.",
      ],
    ],
    1: [
      ["{product} let me down.", gap.en.low, "I would not choose it again at any price."],
      ["I give {product} {rating} out of 5, and no more.", gap.en.low, "I am very dissatisfied."],
      [
        "If you are looking at {category}, look past {product}.",
        gap.en.low,
        "I advise against it.",
      ],
    ],
  },
  ur: {
    5: [
      [
        "{product} کے ساتھ میرا تجربہ بہترین رہا۔",
        gap.ur.high,
        "دوبارہ لینے میں مجھے ذرا بھی ہچکچاہٹ نہیں ہوگی۔",
      ],
      [
        "{product} کو میری طرف سے 5 میں سے {rating} ستارے۔",
        gap.ur.high,
        "میں ہر لحاظ سے مطمئن ہوں۔",
      ],
      [
        "اگر آپ {category} دیکھ رہے ہیں تو {product} کو فہرست میں سب سے اوپر رکھیں۔",
        gap.ur.high,
        "میرا مشورہ ہے کہ ضرور لیں۔",
      ],
    ],
    4: [
      [
        "{product} کے ساتھ میرا تجربہ اچھا رہا۔",
        gap.ur.high,
        "دوبارہ لینا ہو تو پہلی پسند یہی ہوگی۔",
      ],
      [
        "{product} کو میری طرف سے 5 میں سے {rating} ستارے۔",
        gap.ur.high,
        "مجموعی طور پر مطمئن ہوں۔",
      ],
      [
        "اگر آپ {category} دیکھ رہے ہیں تو {product} پر غور کریں۔",
        gap.ur.high,
        "میری رائے میں یہ اچھی چیز ہے۔",
      ],
    ],
    3: [
      [
        "{product} کے ساتھ میرا تجربہ نہ بہت اچھا رہا، نہ بہت برا۔",
        gap.ur.middle,
        "لینے سے پہلے موازنہ ضرور کر لیں۔",
      ],
      [
        "{product} کو میری طرف سے 5 میں سے {rating} ستارے۔",
        gap.ur.middle,
        "نہ بہت خوشی ہوئی، نہ بہت افسوس۔",
      ],
      [
        "اگر آپ {category} دیکھ رہے ہیں تو {product} کا دوسروں سے موازنہ کر لیں۔",
        gap.ur.middle,
        "میری رائے میں یہ بس درمیانے درجے کی چیز ہے۔",
      ],
    ],
    2: [
      ["{product} سے میری توقعات پوری نہیں ہوئیں۔", gap.ur.low, "دوبارہ لینے کا ارادہ نہیں۔"],
      [
        "{product} کو میری طرف سے 5 میں سے {rating} ستارے۔",
        gap.ur.low,
        "مجموعی طور پر مطمئن نہیں ہوں۔",
      ],
      [
        "اگر آپ {category} دیکھ رہے ہیں تو {product} لینے سے پہلے اچھی طرح سوچ لیں۔",
        gap.ur.low,
        "کسی اور کو اس کا مشورہ دینا مشکل ہے۔",
      ],
    ],
    1: [
      ["{product} سے مجھے سخت مایوسی ہوئی۔", gap.ur.low, "دوبارہ لینے کا سوال ہی پیدا نہیں ہوتا۔"],
      [
        "{product} کو میری طرف سے 5 میں سے {rating} ستارہ، اس سے زیادہ نہیں۔",
        gap.ur.low,
        "میں بالکل مطمئن نہیں ہوں۔",
      ],
      [
        "اگر آپ {category} دیکھ رہے ہیں تو {product} کے بجائے کچھ اور دیکھیں۔",
        gap.ur.low,
        "میرا مشورہ ہے کہ نہ لیں۔",
      ],
    ],
  },
  hi: {
    5: [
      ["{product} के साथ मेरा अनुभव बेहतरीन रहा।", gap.hi.high, "दोबारा लेने में मुझे ज़रा भी हिचक नहीं होगी।"],
      ["{product} को मेरी ओर से 5 में से {rating} स्टार।", gap.hi.high, "मैं हर तरह से संतुष्ट हूँ।"],
      [
        "अगर आप {category} देख रहे हैं, तो {product} को सूची में सबसे ऊपर रखें।",
        gap.hi.high,
        "मेरी सलाह है कि ज़रूर लें।",
      ],
    ],
    4: [
      ["{product} के साथ मेरा अनुभव अच्छा रहा।", gap.hi.high, "दोबारा लेना हो तो यही मेरी पसंद होगी।"],
      ["{product} को मेरी ओर से 5 में से {rating} स्टार।", gap.hi.high, "कुल मिलाकर मैं संतुष्ट हूँ।"],
      [
        "अगर आप {category} देख रहे हैं, तो {product} पर विचार करें।",
        gap.hi.high,
        "मेरी राय में यह एक अच्छा विकल्प है।",
      ],
    ],
    3: [
      ["{product} के साथ मेरा अनुभव औसत रहा।", gap.hi.middle, "लेने से पहले तुलना ज़रूर कर लें।"],
      ["{product} को मेरी ओर से 5 में से {rating} स्टार।", gap.hi.middle, "न बहुत ख़ुशी हुई, न बहुत अफ़सोस।"],
      [
        "अगर आप {category} देख रहे हैं, तो {product} की तुलना दूसरों से कर लें।",
        gap.hi.middle,
        "मेरे लिए यह एक औसत विकल्प है।",
      ],
    ],
    2: [
      ["{product} से मेरी उम्मीदें पूरी नहीं हुईं।", gap.hi.low, "दोबारा लेने का इरादा नहीं है।"],
      ["{product} को मेरी ओर से 5 में से {rating} स्टार।", gap.hi.low, "कुल मिलाकर मैं संतुष्ट नहीं हूँ।"],
      [
        "अगर आप {category} देख रहे हैं, तो {product} लेने से पहले अच्छी तरह सोच लें।",
        gap.hi.low,
        "इसे लेने की सलाह देना मुश्किल है।",
      ],
    ],
    1: [
      ["{product} से मुझे बहुत निराशा हुई।", gap.hi.low, "दोबारा लेने का सवाल ही नहीं उठता।"],
      [
        "{product} को मेरी ओर से 5 में से {rating} स्टार, इससे ज़्यादा नहीं।",
        gap.hi.low,
        "मैं बिल्कुल संतुष्ट नहीं हूँ।",
      ],
      [
        "अगर आप {category} देख रहे हैं, तो {product} के बजाय कुछ और देखें।",
        gap.hi.low,
        "मेरी सलाह है कि न लें।",
      ],
    ],
  },
  es: {
    5: [
      ["Mi experiencia con {product} ha sido excelente.", gap.es.high, "¡Repetiría sin dudarlo!"],
      ["Le doy {rating} de 5 estrellas a {product}.", gap.es.high, "No le pongo ni un pero."],
      [
        "Si buscas {category}, pon {product} en el primer lugar de tu lista.",
        gap.es.high,
        "Totalmente recomendable.",
      ],
    ],
    4: [
      ["Mi experiencia con {product} ha sido buena.", gap.es.high, "Repetiría."],
      [
        "Le doy {rating} de 5 estrellas a {product}.",
        gap.es.high,
        "En general, el balance es positivo.",
      ],
      ["Si buscas {category}, ten en cuenta {product}.", gap.es.high, "Recomendable."],
    ],
    3: [
      [
        "Mi experiencia con {product} ha sido regular.",
        gap.es.middle,
        "Conviene comparar antes de decidir.",
      ],
      [
        "Le doy {rating} de 5 estrellas a {product}.",
        gap.es.middle,
        "En general, ni me entusiasma ni me decepciona.",
      ],
      [
        "Si buscas {category}, compara {product} con otras opciones.",
        gap.es.middle,
        "A mi juicio, es una opción intermedia.",
      ],
    ],
    2: [
      ["{product} no cumplió mis expectativas.", gap.es.low, "No repetiría."],
      [
        "Le doy {rating} de 5 estrellas a {product}.",
        gap.es.low,
        "En general, el balance es negativo.",
      ],
      [
        "Si buscas {category}, piénsatelo dos veces antes de elegir {product}.",
        gap.es.low,
        "No me parece recomendable.",
      ],
    ],
    1: [
      [
        "Mi experiencia con {product} ha sido muy mala.",
        gap.es.low,
        "No repetiría de ninguna manera.",
      ],
      [
        "Le doy {rating} de 5 estrellas a {product}, ni una más.",
        gap.es.low,
        "Una decepción total.",
      ],
      [
        "Si buscas {category}, busca otra opción que no sea {product}.",
        gap.es.low,
        "Nada recomendable.",
      ],
    ],
  },
  ar: {
    5: [
      ["تجربتي مع {product} كانت ممتازة.", gap.ar.high, "لن أتردد في اختيار المنتج نفسه مرة أخرى."],
      ["تقييمي لـ {product}: {rating} من 5 نجوم.", gap.ar.high, "أنا في غاية الرضا."],
      [
        "إذا كنتم تبحثون عن {category}، فضعوا {product} في أول القائمة.",
        gap.ar.high,
        "أنصح بهذا المنتج بكل ثقة.",
      ],
    ],
    4: [
      ["تجربتي مع {product} كانت جيدة.", gap.ar.high, "سأختار المنتج نفسه مرة أخرى."],
      ["تقييمي لـ {product}: {rating} من 5 نجوم.", gap.ar.high, "التجربة مُرضية بوجه عام."],
      ["إذا كنتم تبحثون عن {category}، ففكّروا في {product}.", gap.ar.high, "أنصح بهذا المنتج."],
    ],
    3: [
      ["تجربتي مع {product} كانت متوسطة.", gap.ar.middle, "الأفضل أن تقارنوا قبل أن تقرروا."],
      [
        "تقييمي لـ {product}: {rating} من 5 نجوم.",
        gap.ar.middle,
        "لم تكن التجربة ممتازة ولا سيئة.",
      ],
      [
        "إذا كنتم تبحثون عن {category}، فقارنوا بين {product} وسائر الخيارات.",
        gap.ar.middle,
        "في رأيي هذا خيار متوسط.",
      ],
    ],
    2: [
      ["كنت أتوقع من {product} أفضل من ذلك.", gap.ar.low, "لا أنوي اختيار المنتج نفسه مرة أخرى."],
      ["تقييمي لـ {product}: {rating} من 5 نجوم.", gap.ar.low, "التجربة غير مُرضية بوجه عام."],
      [
        "إذا كنتم تبحثون عن {category}، ففكّروا مرتين قبل اختيار {product}.",
        gap.ar.low,
        "لا أستطيع أن أنصح بهذا المنتج.",
      ],
    ],
    1: [
      ["تجربتي مع {product} كانت سيئة جدًا.", gap.ar.low, "لن أختار هذا المنتج مرة أخرى."],
      [
        "تقييمي لـ {product}: {rating} من 5 نجوم، لا أكثر.",
        gap.ar.low,
        "التجربة غير مُرضية على الإطلاق.",
      ],
      [
        "إذا كنتم تبحثون عن {category}، فابحثوا عن خيار آخر غير {product}.",
        gap.ar.low,
        "لا أنصح بهذا المنتج أبدًا.",
      ],
    ],
  },
};
