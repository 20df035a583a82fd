import type { RequestTexts } from "#app/content/review-templates/schema.ts";

export const requests: RequestTexts = {
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
};
