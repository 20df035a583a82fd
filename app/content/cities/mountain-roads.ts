import type { CityName } from "#app/content/cities/schema.ts";
import { ownValue } from "#lib/own-value.ts";

/**
 * The cities among mountains, each with the cities that its own valley's road reaches without a pass.
 * Between all others of them a straight line crosses a range or a gorge and says nothing of the way:
 * Chilas and Gilgit lie 59 km apart, and Nanga Parbat's shoulder lies between them. Judged from the
 * course of the rivers; who drives these roads knows better and may correct it.
 */
const sameValley: Readonly<Record<string, readonly string[]>> = {
  // The Galiyat, Kashmir's hills and the gorges of Jhelum, Poonch and Neelum
  murree: ["islamabad", "rawalpindi"],
  abbottabad: ["mansehra", "haripur"],
  mansehra: ["abbottabad"],
  muzaffarabad: ["hattian-bala", "athmuqam"],
  "hattian-bala": ["muzaffarabad"],
  athmuqam: ["muzaffarabad"],
  rawalakot: [],
  bagh: [],
  pallandri: [],
  kotli: [],
  // Swat and Panjkora above Malakand, Lowari beyond them
  mingora: ["batkhela"],
  batkhela: ["mingora", "timergara"],
  timergara: ["batkhela", "dir"],
  dir: ["timergara"],
  chitral: [],
  // Kohat's valley up to Kurram
  hangu: ["kohat"],
  parachinar: [],
  // Gilgit, Hunza and Indus
  gilgit: ["hunza", "nagar", "ghizer"],
  hunza: ["nagar", "gilgit"],
  nagar: ["hunza", "gilgit"],
  ghizer: ["gilgit"],
  skardu: ["kharmang"],
  kharmang: ["skardu"],
  ghanche: [],
  astore: [],
  chilas: [],
  diamer: [],
  // Balochistan's heights and the Sulaiman range
  ziarat: [],
  kalat: [],
  khuzdar: [],
  loralai: [],
  zhob: [],
};

/** On the map they are neighbours; the Indus and the Marwat hills lie between them. */
const acrossHills: readonly (readonly [string, string])[] = [["mianwali", "lakki-marwat"]];

/** Whether every way out of this city leads through mountains. */
export function isAmongMountains({ slug }: Pick<CityName, "slug">): boolean {
  return Object.hasOwn(sameValley, slug);
}

/** Whether no range lies between two cities that are near each other on the map. */
export function isSameValley(one: Pick<CityName, "slug">, other: Pick<CityName, "slug">): boolean {
  const bothWays = [
    [one.slug, other.slug],
    [other.slug, one.slug],
  ] as const;
  return bothWays.every(
    ([from, to]) =>
      (ownValue(sameValley, from)?.includes(to) ?? true) &&
      !acrossHills.some(([near, far]) => near === from && far === to),
  );
}
