import type { RequestTexts } from "#app/content/review-templates/schema.ts";

export const requests: RequestTexts = {
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
};
