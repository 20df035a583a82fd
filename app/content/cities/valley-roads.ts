import { readCityList } from "./city-fields.ts";
import { readCityFiles } from "./read-city-files.ts";

type Slugs = Readonly<Record<string, readonly string[]>>;

/** Written where a city's valley road reaches no other without a pass. */
const NONE = "none";

/**
 * The cities among mountains, each with the cities that its own valley's road reaches without a pass.
 * Between all others of them a straight line crosses a range or a gorge and says nothing of the way.
 * Worked out at build, as is the list below.
 */
export const valleyRoads: Slugs = listed("valley road to");

/** On the map they are neighbours; hills lie between them. */
export const hillsBefore: Slugs = listed("hills before");

function listed(field: string): Slugs {
  return Object.fromEntries(
    readCityFiles().flatMap(({ city, fields }) => {
      const slugs = readCityList(fields, field)?.filter((slug) => slug !== NONE);
      return slugs ? [[city.slug, slugs]] : [];
    }),
  );
}
