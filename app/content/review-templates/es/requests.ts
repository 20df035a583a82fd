import type { RequestTexts } from "#app/content/review-templates/schema.ts";

export const requests: RequestTexts = {
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
};
