import type { ProductTexts } from "#app/content/review-templates/schema.ts";

const gap = {
  high: ["{experience}", "[Añade lo que notaste al usarlo.]"],
  middle: ["{experience}", "[Añade qué fue bueno y qué no.]"],
  low: ["{experience}", "[Añade qué salió mal.]"],
} as const;

export const product: ProductTexts = {
  5: [
    ["Mi experiencia con {product} ha sido excelente.", gap.high, "¡Repetiría sin dudarlo!"],
    ["Le doy {rating} de 5 estrellas a {product}.", gap.high, "No le pongo ni un pero."],
    [
      "Si buscas {category}, pon {product} en el primer lugar de tu lista.",
      gap.high,
      "Totalmente recomendable.",
    ],
  ],
  4: [
    ["Mi experiencia con {product} ha sido buena.", gap.high, "Repetiría."],
    [
      "Le doy {rating} de 5 estrellas a {product}.",
      gap.high,
      "En general, el balance es positivo.",
    ],
    ["Si buscas {category}, ten en cuenta {product}.", gap.high, "Recomendable."],
  ],
  3: [
    [
      "Mi experiencia con {product} ha sido regular.",
      gap.middle,
      "Conviene comparar antes de decidir.",
    ],
    [
      "Le doy {rating} de 5 estrellas a {product}.",
      gap.middle,
      "En general, ni me entusiasma ni me decepciona.",
    ],
    [
      "Si buscas {category}, compara {product} con otras opciones.",
      gap.middle,
      "A mi juicio, es una opción intermedia.",
    ],
  ],
  2: [
    ["{product} no cumplió mis expectativas.", gap.low, "No repetiría."],
    ["Le doy {rating} de 5 estrellas a {product}.", gap.low, "En general, el balance es negativo."],
    [
      "Si buscas {category}, piénsatelo dos veces antes de elegir {product}.",
      gap.low,
      "No me parece recomendable.",
    ],
  ],
  1: [
    ["Mi experiencia con {product} ha sido muy mala.", gap.low, "No repetiría de ninguna manera."],
    ["Le doy {rating} de 5 estrellas a {product}, ni una más.", gap.low, "Una decepción total."],
    [
      "Si buscas {category}, busca otra opción que no sea {product}.",
      gap.low,
      "Nada recomendable.",
    ],
  ],
};
