import type { AmazonTexts } from "#app/content/review-templates/schema.ts";

/** Without keywords (docs/agreed.md, reviews). */
const use = ["Me fijé en lo siguiente: {keywords}.", "Era para el uso diario."] as const;
const gap = {
  high: ["{experience}", "[Añade lo que notaste al usarlo.]"],
  middle: ["{experience}", "[Añade qué fue bueno y qué no.]"],
  low: ["{experience}", "[Añade qué salió mal.]"],
} as const;

export const amazon: AmazonTexts = {
  5: [
    "{product} cumple muy bien con lo que esperaba.",
    use,
    gap.high,
    "¡Recomendable sin reservas!",
  ],
  4: ["{product} cumple con lo que esperaba.", use, gap.high, "Recomendable."],
  3: [
    "Mi experiencia con {product} ha sido regular.",
    use,
    gap.middle,
    "Conviene comparar antes de decidir.",
  ],
  2: [
    "{product} se queda por debajo de lo que esperaba.",
    use,
    gap.low,
    "Yo miraría otras opciones.",
  ],
  1: ["Mi experiencia con {product} ha sido muy mala.", use, gap.low, "Nada recomendable."],
};
