import type { RequestTexts } from "#app/content/review-templates/schema.ts";

export const requests: RequestTexts = {
  whatsapp: [
    ["नमस्ते {customer}, {name} पर भरोसे के लिए धन्यवाद।", "नमस्ते, {name} पर भरोसे के लिए धन्यवाद।"],
    "एक मिनट हो तो अपना अनुभव लिख दें, अच्छा हो या बुरा।",
    "लिंक यह है: {link}",
  ],
  sms: ["{name} पर भरोसे के लिए धन्यवाद।", "कृपया अपना अनुभव लिखें: {link}"],
  email: {
    subject: "{name} के साथ आपका अनुभव",
    body: [
      ["नमस्ते {customer},\n\n{name} पर भरोसे के लिए धन्यवाद।", "नमस्ते,\n\n{name} पर भरोसे के लिए धन्यवाद।"],
      "कृपया अपने अनुभव के बारे में कुछ पंक्तियाँ लिखें। दूसरे लोग सच्ची समीक्षा पर भरोसा करते हैं, अच्छी हो या बुरी।",
      "\n\n{link}\n\nधन्यवाद,\n{name}",
    ],
  },
};
