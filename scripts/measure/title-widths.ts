import { cityNames } from "#app/content/cities/city-names.ts";
import { cutText } from "#engine/text-width/cut-text.ts";
import { measureText } from "#engine/text-width/measure-text.ts";
import { frames } from "#engine/text-width/snippet-limits.ts";
import { readCodeBlock } from "./read-article.ts";

const { font, limitPx } = frames.desktop.title;

/** Two titles for a workshop: with the city once, and as most sites have it, with the city twice. */
const forms = {
  short: (city: string) => `Car workshop in ${city}: prices, hours, map`,
  long: (city: string) =>
    `Best Car Workshop in ${city} | Affordable Car Repair Services in ${city}`,
};

/** The titles that the article on video prints, in their order. */
export function listVideoTitles(): readonly string[] {
  return readCodeBlock("youtube-seo-guide-pakistan", 0).trim().split("\n");
}

/** Whole px on Google's desktop page, as our snippet preview measures them. */
export function titleWidthPx(title: string): number {
  return Math.round(measureText(title, font));
}

/** What a searcher sees of a title. */
export function shownTitle(title: string): string {
  return cutText(title, limitPx, (text) => measureText(text, font)).shown;
}

/** The workshop's title in all cities: its width by city, and how many are cut. */
export function measureCityTitles(form: keyof typeof forms) {
  const widths = cityNames.map(({ name }) => ({ name, px: titleWidthPx(forms[form](name)) }));
  return {
    cities: widths.length,
    cut: cityNames.filter(({ name }) => measureText(forms[form](name), font) > limitPx).length,
    px: (city: string) => widths.find(({ name }) => name === city)?.px,
    widest: widths.toSorted((a, b) => b.px - a.px)[0]?.name,
  };
}
