import type { CityFacts, CityName, Population, Road } from "./schema.ts";

type Fields = ReadonlyMap<string, string>;

export type CityNameFields = CityName & { order: number };

/** Every field that a city's file may have; README.md says what each is. */
export const CITY_FIELDS: readonly string[] = [
  "name",
  "region",
  "order",
  "province",
  "latitude",
  "longitude",
  "position from",
  "people",
  "census",
  "counted by",
  "counted",
  "people around",
  "counted around",
  "main town",
  "also called",
  "spoken",
  "landmarks",
  "directions from",
  "road from Lahore",
  "headline",
  "description",
  "home card",
  "population",
  "population note",
  "businesses",
  "industries",
  "read",
  "read as",
];

/** What is not checked yet has the type that it must have: check-content.ts holds it to the schema. */
export function readName(slug: string, fields: Fields): CityNameFields {
  return {
    name: fields.get("name") ?? "",
    slug,
    region: fields.get("region") as CityName["region"],
    order: Number(fields.get("order") ?? Infinity),
  };
}

export function readFacts(fields: Fields): CityFacts {
  const mainTown = fields.get("main town");
  const positionFrom = fields.get("position from");
  return {
    province: fields.get("province") as CityFacts["province"],
    lat: Number(fields.get("latitude")),
    lon: Number(fields.get("longitude")),
    ...(fields.has("people") && { population: readPopulation(fields) }),
    ...(mainTown && { mainTown }),
    ...(positionFrom && { positionFrom }),
  };
}

function readPopulation(fields: Fields): Population {
  return {
    count: readCount(fields.get("people")),
    year: Number(fields.get("census")) as Population["year"],
    source: fields.get("counted by") as Population["source"],
    covers: fields.get("counted") ?? "",
    ...(fields.has("people around") && {
      wider: {
        count: readCount(fields.get("people around")),
        covers: fields.get("counted around") ?? "",
      },
    }),
  };
}

/** "590 km, 9 hours"; NaN for what is missing or written otherwise, which the schema names. */
export function readRoad(fields: Fields): Road {
  const [, km, hours] =
    /^([\d,]+) km, ([\d.]+) hours?$/.exec(fields.get("road from Lahore") ?? "") ?? [];
  return { km: km === undefined ? NaN : readCount(km), hours: Number(hours) };
}

/** "43,642" → 43642. */
function readCount(text = ""): number {
  return Number(text.replaceAll(",", ""));
}

/** "Pashto; Saraiki" → ["Pashto", "Saraiki"]; undefined where the field is missing. */
export function readCityList(fields: Fields, key: string): string[] | undefined {
  return fields
    .get(key)
    ?.split(";")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
