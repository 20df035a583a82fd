/**
 * Takes every figure anew that the articles print as measured by us: `npm run measure`. What is printed
 * stands in app/content/posts/<slug>/measured.ts and in the article's text; the tests beside the
 * measurements say where the two differ. A new figure gets a new day.
 */
import { countKeptOut } from "#scripts/measure/ai-readers.ts";
import { listArticleLinks } from "#scripts/measure/article-links.ts";
import { countCitiesByNames } from "#scripts/measure/city-spellings.ts";
import { countOpenAddresses } from "#scripts/measure/filter-addresses.ts";
import { measureFontsKb } from "#scripts/measure/font-weights.ts";
import { measureEvening } from "#scripts/measure/moon-ages.ts";
import { listVideoTitles, measureCityTitles, titleWidthPx } from "#scripts/measure/title-widths.ts";

const EVENINGS = ["2027-02-07", "2027-03-09", "2027-05-07", "2027-06-05"];
const links = listArticleLinks();

const measurements = {
  "AI readers kept out, file as printed": countKeptOut({ withAllNames: false }),
  "AI readers kept out, all names added": countKeptOut({ withAllNames: true }),
  "titles cut in our cities": {
    short: describeTitles("short"),
    long: describeTitles("long"),
  },
  "video titles, px": listVideoTitles().map(titleWidthPx),
  "cities by number of names": countCitiesByNames(),
  "fonts, KB": measureFontsKb(),
  "filter addresses that Googlebot may open": countOpenAddresses(),
  "moon over Karachi": Object.fromEntries(EVENINGS.map((day) => [day, measureEvening(day)])),
  "links of the articles": {
    all: links.length,
    wordings: new Set(links.map(({ text }) => text.toLowerCase())).size,
    ...Object.fromEntries(
      ["own", "rules", "studies", "news"].map((kind) => [
        kind,
        links.filter((link) => link.kind === kind).length,
      ]),
    ),
  },
};

for (const [name, value] of Object.entries(measurements)) {
  console.log(`${name}: ${JSON.stringify(value)}`);
}

function describeTitles(form: "short" | "long") {
  const { cities, cut, widest, px } = measureCityTitles(form);
  return { cities, cut, widest, px: widest ? px(widest) : undefined };
}
