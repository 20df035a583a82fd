import type { ReplyTexts } from "#app/content/review-templates/schema.ts";

export const replies: ReplyTexts = {
  substance: {
    high: "Quienes tuvieron parte en ello se alegrarán de leerlo.",
    middle: "Sirven las dos cosas: lo que salió bien y lo que no.",
    low: "Ayuda que lo haya escrito: solo lo que se dice puede corregirse.",
  },
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
  comma: ", ",
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
};
