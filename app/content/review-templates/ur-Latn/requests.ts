import type { RequestTexts } from "#app/content/review-templates/schema.ts";

export const requests: RequestTexts = {
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
};
