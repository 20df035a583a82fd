import type { ReviewRequestTemplates } from "#app/content/review-templates/schema.ts";

/** One neutral message for every customer: no reward, no number of stars, no "if you liked it". */
export const reviewRequests: ReviewRequestTemplates = {
  en: {
    whatsapp: [
      ["Hello {customer}, thank you for choosing {name}.", "Hello, thank you for choosing {name}."],
      "If you have a minute, please write what your experience was like, good or bad.",
      "Here is the link: {link}",
    ],
    sms: ["Thank you for choosing {name}.", "Please tell others what it was like: {link}"],
    email: {
      subject: "Your experience with {name}",
      body: [
        [
          "Hello {customer},\n\nThank you for choosing {name}.",
          "Hello,\n\nThank you for choosing {name}.",
        ],
        "Would you write a few lines about your experience? Others rely on honest reviews, good or bad.",
        "\n\n{link}\n\nThank you,\n{name}",
      ],
    },
  },
  ur: {
    whatsapp: [
      [
        "السلام علیکم {customer}، {name} پر اعتماد کرنے کا شکریہ۔",
        "السلام علیکم، {name} پر اعتماد کرنے کا شکریہ۔",
      ],
      "ایک منٹ نکال کر اپنا تجربہ لکھ دیں، اچھا ہو یا برا۔",
      "لنک یہ ہے:\n{link}",
    ],
    sms: ["{name} پر اعتماد کرنے کا شکریہ۔", "براہِ کرم اپنا تجربہ لکھیں:\n{link}"],
    email: {
      subject: "{name} کے ساتھ آپ کا تجربہ",
      body: [
        [
          "السلام علیکم {customer}،\n\n{name} پر اعتماد کرنے کا شکریہ۔",
          "السلام علیکم،\n\n{name} پر اعتماد کرنے کا شکریہ۔",
        ],
        "براہِ کرم اپنے تجربے کے بارے میں چند سطریں لکھیں۔ دوسرے لوگ سچی رائے پر بھروسا کرتے ہیں، اچھی ہو یا بری۔",
        "\n\n{link}\n\nشکریہ،\n{name}",
      ],
    },
  },
  "ur-Latn": {
    whatsapp: [
      [
        "Assalam o alaikum {customer}, {name} par aitmad karne ka shukriya.",
        "Assalam o alaikum, {name} par aitmad karne ka shukriya.",
      ],
      "Ek minute nikal kar apna tajurba likh dein, acha ho ya bura.",
      "Link yeh hai: {link}",
    ],
    sms: ["{name} par aitmad karne ka shukriya.", "Apna tajurba yahan likhein: {link}"],
    email: {
      subject: "{name} ke saath aap ka tajurba",
      body: [
        [
          "Assalam o alaikum {customer},\n\n{name} par aitmad karne ka shukriya.",
          "Assalam o alaikum,\n\n{name} par aitmad karne ka shukriya.",
        ],
        "Apne tajurbe ke baare mein chand satrein likh dein. Doosre log sachi raye par bharosa karte hain, achi ho ya buri.",
        "\n\n{link}\n\nShukriya,\n{name}",
      ],
    },
  },
  hi: {
    whatsapp: [
      ["नमस्ते {customer}, {name} पर भरोसे के लिए धन्यवाद।", "नमस्ते, {name} पर भरोसे के लिए धन्यवाद।"],
      "एक मिनट हो तो अपना अनुभव लिख दें, अच्छा हो या बुरा।",
      "लिंक यह है: {link}",
    ],
    sms: ["{name} पर भरोसे के लिए धन्यवाद।", "कृपया अपना अनुभव लिखें: {link}"],
    email: {
      subject: "{name} के साथ आपका अनुभव",
      body: [
        [
          "नमस्ते {customer},\n\n{name} पर भरोसे के लिए धन्यवाद।",
          "नमस्ते,\n\n{name} पर भरोसे के लिए धन्यवाद।",
        ],
        "कृपया अपने अनुभव के बारे में कुछ पंक्तियाँ लिखें। दूसरे लोग सच्ची समीक्षा पर भरोसा करते हैं, अच्छी हो या बुरी।",
        "\n\n{link}\n\nधन्यवाद,\n{name}",
      ],
    },
  },
  es: {
    whatsapp: [
      ["Hola, {customer}. Gracias por elegir {name}.", "Hola. Gracias por elegir {name}."],
      "Si tiene un minuto, cuente cómo fue su experiencia, buena o mala.",
      "Este es el enlace: {link}",
    ],
    sms: ["Gracias por elegir {name}.", "Cuente cómo fue su experiencia: {link}"],
    email: {
      subject: "Su experiencia con {name}",
      body: [
        ["Hola, {customer}:\n\nGracias por elegir {name}.", "Hola:\n\nGracias por elegir {name}."],
        "¿Podría escribir unas líneas sobre su experiencia? Otras personas confían en las reseñas sinceras, buenas o malas.",
        "\n\n{link}\n\nGracias,\n{name}",
      ],
    },
  },
  ar: {
    whatsapp: [
      ["السلام عليكم {customer}، شكرًا لاختياركم {name}.", "السلام عليكم، شكرًا لاختياركم {name}."],
      "إن كانت لديكم دقيقة فاكتبوا كيف كانت تجربتكم، جيدة كانت أم سيئة.",
      "الرابط:\n{link}",
    ],
    sms: ["شكرًا لاختياركم {name}.", "نرجو أن تكتبوا عن تجربتكم:\n{link}"],
    email: {
      subject: "تجربتكم مع {name}",
      body: [
        [
          "السلام عليكم {customer}،\n\nشكرًا لاختياركم {name}.",
          "السلام عليكم،\n\nشكرًا لاختياركم {name}.",
        ],
        "هل لكم أن تكتبوا بضعة أسطر عن تجربتكم؟ يعتمد الناس على التقييمات الصادقة، جيدة كانت أم سيئة.",
        "\n\n{link}\n\nمع الشكر،\n{name}",
      ],
    },
  },
};
