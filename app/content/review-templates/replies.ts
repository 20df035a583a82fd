import type { ReviewReplyTemplates } from "#app/content/review-templates/schema.ts";

/*
 * Replies name nobody's guilt, argue with nobody and promise nothing. "I" is avoided, and "we" is used
 * only where courtesy asks for it, so that a shop and a freelancer can use the same words.
 */
export const reviewReplies: ReviewReplyTemplates = {
  en: {
    greeting: "Dear {reviewer},",
    band: {
      high: {
        opening: {
          warm: "Thank you so much for your kind review!",
          plain: "Thank you for your review.",
          formal: "Thank you very much for taking the time to write this review.",
        },
        topics: "It is good to read what you say about {topics}.",
        middle: "Reviews like yours help others to choose.",
      },
      middle: {
        opening: {
          warm: "Thank you for such an honest review.",
          plain: "Thank you for your honest review.",
          formal: "Thank you for taking the time to give this balanced account.",
        },
        topics: "What you say about {topics} has been read with care.",
        middle: "It shows what to keep and what to do better.",
      },
      low: {
        opening: {
          warm: "Thank you for telling us openly, and sorry that it was not what you hoped for.",
          plain: "Thank you for your review, and sorry that it was not what you expected.",
          formal:
            "Thank you for your review. Please accept our apologies that your expectations were not met.",
        },
        topics: "What you say about {topics} is taken seriously.",
        middle: "It would help to hear from you in your own words what happened.",
      },
    },
    contact: [
      "Please get in touch, so that we can look into it together: {contact}.",
      "Please get in touch, so that we can look into it together: [add a name and a phone number or e-mail].",
    ],
    closing: {
      warm: "All the best to you!",
      plain: "All the best.",
      formal: "With kind regards.",
    },
    and: " and ",
    topics: {
      staff: "the staff",
      price: "the price",
      waiting: "the waiting time",
      quality: "the quality",
      cleanliness: "the cleanliness",
      delivery: "the delivery",
      contact: "the communication",
      place: "the place",
    },
  },
  ur: {
    greeting: "السلام علیکم {reviewer}،",
    band: {
      high: {
        opening: {
          warm: "اتنی حوصلہ افزا رائے کا بہت بہت شکریہ!",
          plain: "آپ کی رائے کا شکریہ۔",
          formal: "اپنا قیمتی وقت نکال کر رائے دینے پر ہم آپ کے شکر گزار ہیں۔",
        },
        topics: "خوشی ہوئی کہ آپ نے {topics} کا ذکر کیا۔",
        middle: "ایسی رائے سے دوسروں کو انتخاب میں مدد ملتی ہے۔",
      },
      middle: {
        opening: {
          warm: "کھل کر رائے دینے کا بہت شکریہ۔",
          plain: "آپ کی دیانت دارانہ رائے کا شکریہ۔",
          formal: "اس متوازن رائے کے لیے ہم آپ کے شکر گزار ہیں۔",
        },
        topics: "{topics} کے بارے میں آپ کی بات توجہ سے پڑھی گئی ہے۔",
        middle: "اس سے معلوم ہوتا ہے کہ کیا قائم رکھنا ہے اور کیا بہتر کرنا ہے۔",
      },
      low: {
        opening: {
          warm: "کھل کر بتانے کا شکریہ، اور معذرت کہ تجربہ آپ کی توقع کے مطابق نہیں رہا۔",
          plain: "آپ کی رائے کا شکریہ، اور معذرت کہ تجربہ توقع کے مطابق نہیں رہا۔",
          formal: "آپ کی رائے کا شکریہ۔ آپ کی توقعات پوری نہ ہونے پر ہم معذرت خواہ ہیں۔",
        },
        topics: "{topics} کے بارے میں آپ کی بات سنجیدگی سے لی جا رہی ہے۔",
        middle: "اچھا ہوگا کہ آپ خود بتائیں کہ کیا ہوا۔",
      },
    },
    contact: [
      "براہِ کرم رابطہ کریں تاکہ معاملہ دیکھا جا سکے: {contact}۔",
      "براہِ کرم رابطہ کریں تاکہ معاملہ دیکھا جا سکے: [یہاں نام اور فون نمبر یا ای میل لکھیں]۔",
    ],
    closing: {
      warm: "آپ کے لیے بہت سی نیک تمنائیں!",
      plain: "نیک تمنائیں۔",
      formal: "والسلام۔",
    },
    and: " اور ",
    topics: {
      staff: "عملے",
      price: "قیمت",
      waiting: "انتظار کے وقت",
      quality: "معیار",
      cleanliness: "صفائی",
      delivery: "ڈیلیوری",
      contact: "رابطے",
      place: "جگہ",
    },
  },
  "ur-Latn": {
    greeting: "Assalam o alaikum {reviewer},",
    band: {
      high: {
        opening: {
          warm: "Itni hosla afza raye ka bohat bohat shukriya!",
          plain: "Aap ki raye ka shukriya.",
          formal: "Apna qeemti waqt nikal kar raye dene par hum aap ke shukar guzar hain.",
        },
        topics: "Khushi hui ke aap ne {topics} ka zikr kiya.",
        middle: "Aisi raye se doosron ko faisla karne mein madad milti hai.",
      },
      middle: {
        opening: {
          warm: "Khul kar raye dene ka bohat shukriya.",
          plain: "Aap ki khari raye ka shukriya.",
          formal: "Is mutawazan raye ke liye hum aap ke shukar guzar hain.",
        },
        topics: "Aap ne {topics} ke baare mein jo likha, woh tawajjo se parha gaya hai.",
        middle: "Is se pata chalta hai ke kya theek hai aur kya behtar karna hai.",
      },
      low: {
        opening: {
          warm: "Khul kar batane ka shukriya, aur maazrat ke tajurba aap ki tawaqqo ke mutabiq nahin raha.",
          plain: "Aap ki raye ka shukriya, aur maazrat ke tajurba tawaqqo ke mutabiq nahin raha.",
          formal:
            "Aap ki raye ka shukriya. Aap ki tawaqqoat poori na hone par hum maazrat khwah hain.",
        },
        topics: "Aap ne {topics} ke baare mein jo likha, us par sanjeedgi se ghaur ho raha hai.",
        middle: "Acha hoga ke aap khud batayen ke kya hua.",
      },
    },
    contact: [
      "Baraye meharbani rabta karein taake maamla dekha ja sake: {contact}.",
      "Baraye meharbani rabta karein taake maamla dekha ja sake: [yahan naam aur phone number ya email likhein].",
    ],
    closing: {
      warm: "Aap ke liye bohat si naik tamannayein!",
      plain: "Naik tamannayein.",
      formal: "Wassalam.",
    },
    and: " aur ",
    topics: {
      staff: "staff",
      price: "qeemat",
      waiting: "intezar ke waqt",
      quality: "mayar",
      cleanliness: "safai",
      delivery: "delivery",
      contact: "raabte",
      place: "jagah",
    },
  },
  hi: {
    greeting: "नमस्ते {reviewer} जी,",
    band: {
      high: {
        opening: {
          warm: "आपकी इतनी अच्छी समीक्षा के लिए बहुत-बहुत धन्यवाद!",
          plain: "आपकी समीक्षा के लिए धन्यवाद।",
          formal: "समय निकालकर समीक्षा लिखने के लिए हम आपके आभारी हैं।",
        },
        topics: "ख़ुशी हुई कि आपने {topics} का ज़िक्र किया।",
        middle: "ऐसी समीक्षा से दूसरों को चुनने में मदद मिलती है।",
      },
      middle: {
        opening: {
          warm: "खुलकर राय देने के लिए बहुत धन्यवाद।",
          plain: "आपकी ईमानदार राय के लिए धन्यवाद।",
          formal: "इस संतुलित समीक्षा के लिए हम आपके आभारी हैं।",
        },
        topics: "{topics} के बारे में आपकी बात ध्यान से पढ़ी गई है।",
        middle: "इससे पता चलता है कि क्या बनाए रखना है और क्या बेहतर करना है।",
      },
      low: {
        opening: {
          warm: "खुलकर बताने के लिए धन्यवाद, और खेद है कि अनुभव आपकी उम्मीद के मुताबिक़ नहीं रहा।",
          plain: "आपकी समीक्षा के लिए धन्यवाद, और खेद है कि अनुभव उम्मीद के मुताबिक़ नहीं रहा।",
          formal: "आपकी समीक्षा के लिए धन्यवाद। आपकी अपेक्षाएँ पूरी न होने के लिए हमें खेद है।",
        },
        topics: "{topics} के बारे में आपकी बात को गंभीरता से लिया जा रहा है।",
        middle: "अच्छा होगा कि आप अपने शब्दों में बताएँ कि क्या हुआ।",
      },
    },
    contact: [
      "कृपया संपर्क करें, ताकि मामला देखा जा सके: {contact}।",
      "कृपया संपर्क करें, ताकि मामला देखा जा सके: [यहाँ नाम और फ़ोन नंबर या ईमेल लिखें]।",
    ],
    closing: {
      warm: "आपको ढेर सारी शुभकामनाएँ!",
      plain: "शुभकामनाएँ।",
      formal: "सादर।",
    },
    and: " और ",
    topics: {
      staff: "कर्मचारियों",
      price: "क़ीमत",
      waiting: "इंतज़ार के समय",
      quality: "गुणवत्ता",
      cleanliness: "सफ़ाई",
      delivery: "डिलीवरी",
      contact: "संपर्क",
      place: "जगह",
    },
  },
  es: {
    greeting: "Hola, {reviewer}:",
    band: {
      high: {
        opening: {
          warm: "¡Muchísimas gracias por su amable reseña!",
          plain: "Gracias por su reseña.",
          formal: "Le agradecemos que haya dedicado tiempo a escribir esta reseña.",
        },
        topics: "Es una alegría leer lo que dice sobre {topics}.",
        middle: "Reseñas como la suya ayudan a otras personas a elegir.",
      },
      middle: {
        opening: {
          warm: "Muchas gracias por una reseña tan sincera.",
          plain: "Gracias por su reseña sincera.",
          formal: "Le agradecemos esta valoración equilibrada.",
        },
        topics: "Lo que dice sobre {topics} se ha leído con atención.",
        middle: "Muestra qué conviene mantener y qué conviene mejorar.",
      },
      low: {
        opening: {
          warm: "Gracias por contarlo con franqueza; sentimos que no fuera lo que esperaba.",
          plain: "Gracias por su reseña; sentimos que no fuera lo que esperaba.",
          formal: "Gracias por su reseña. Lamentamos que no se cumplieran sus expectativas.",
        },
        topics: "Lo que dice sobre {topics} se toma en serio.",
        middle: "Nos ayudaría que nos contara con sus palabras qué ocurrió.",
      },
    },
    contact: [
      "Escríbanos o llámenos y lo vemos: {contact}.",
      "Escríbanos o llámenos y lo vemos: [añada un nombre y un teléfono o correo].",
    ],
    closing: {
      warm: "¡Un saludo muy cordial!",
      plain: "Un saludo.",
      formal: "Atentamente.",
    },
    and: " y ",
    topics: {
      staff: "el trato",
      price: "el precio",
      waiting: "el tiempo de espera",
      quality: "la calidad",
      cleanliness: "la limpieza",
      delivery: "la entrega",
      contact: "la comunicación",
      place: "el lugar",
    },
  },
  ar: {
    greeting: "تحية طيبة {reviewer}،",
    band: {
      high: {
        opening: {
          warm: "شكرًا جزيلًا على تقييمكم اللطيف!",
          plain: "شكرًا على تقييمكم.",
          formal: "نشكركم على الوقت الذي خصصتموه لكتابة هذا التقييم.",
        },
        topics: "سرّنا ما كتبتموه عن {topics}.",
        middle: "مثل هذا التقييم يساعد الآخرين على الاختيار.",
      },
      middle: {
        opening: {
          warm: "شكرًا جزيلًا على صراحتكم.",
          plain: "شكرًا على رأيكم الصريح.",
          formal: "نشكركم على هذا التقييم المتوازن.",
        },
        topics: "قرأنا بعناية ما كتبتموه عن {topics}.",
        middle: "فيه ما ينبغي الحفاظ عليه وما ينبغي تحسينه.",
      },
      low: {
        opening: {
          warm: "شكرًا على صراحتكم معنا، ونأسف لأن التجربة لم تكن كما رجوتم.",
          plain: "شكرًا على تقييمكم، ونأسف لأن التجربة لم تكن كما توقعتم.",
          formal: "نشكركم على تقييمكم، ونعتذر لأن التجربة لم تكن على قدر توقعاتكم.",
        },
        topics: "نأخذ ما كتبتموه عن {topics} على محمل الجد.",
        middle: "يفيدنا أن نسمع منكم ما حدث.",
      },
    },
    contact: [
      "نرجو التواصل معنا لننظر في الأمر معًا: {contact}.",
      "نرجو التواصل معنا لننظر في الأمر معًا: [اكتبوا هنا اسمًا ورقم هاتف أو بريدًا إلكترونيًا].",
    ],
    closing: {
      warm: "مع أطيب التمنيات!",
      plain: "مع التحية.",
      formal: "وتفضلوا بقبول فائق الاحترام.",
    },
    and: " و",
    topics: {
      staff: "فريق العمل",
      price: "السعر",
      waiting: "وقت الانتظار",
      quality: "الجودة",
      cleanliness: "النظافة",
      delivery: "التوصيل",
      contact: "التواصل",
      place: "المكان",
    },
  },
};
