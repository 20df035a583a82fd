import { cities, nearestCities } from "./index.ts";
import {
  boxAround,
  boxesAlong,
  emptiestCorner,
  INSET,
  kmFrom,
  measureLabel,
  outsideDisc,
  quietPlace,
  ringDistances,
  roundTenth,
  type MapPoint,
} from "./map-point.ts";
import type { City } from "./schema.ts";
import { dotRadius, projectPlace } from "#app/map/project-place.ts";
import { distanceKm } from "#app/map/distance-km.ts";
import { placeLabels, type Anchor, type LabelBox } from "#app/map/place-labels.ts";
import { minimumSpanningTree } from "#app/map/minimum-spanning-tree.ts";

/** A map around one city, worked out at build time: the page only draws it. */
export type CityMap = {
  width: number;
  height: number;
  centre: MapPoint;
  /** Dots by size, as path data for round-capped strokes of no length. */
  dots: { width: number; path: string }[];
  hollow: MapPoint[];
  /** Every dot with what it answers, nearest first; the distance is from the city, in kilometres. */
  places: (MapPoint & { name: string; km: number; radius: number })[];
  /** Hairlines of the spanning tree. */
  threads: string;
  /** From the city to its nearest. */
  joins: string;
  rings: { radius: number; km: number; x: number; y: number }[];
  labels: { name: string; km: number | undefined; x: number; y: number; anchor: Anchor }[];
  /** Corner for the small map of the whole country. */
  inset?: MapPoint;
  /** What the map shows, in a sentence. */
  title: string;
};

/** A dedicated page's two maps: the lens, and what the country's dots answer. */
export type LensMaps = CityMap & { country: CityMap["places"] };

const tree = minimumSpanningTree(cities, distanceKm);

/** A generic page's picture: the city in the middle, the six nearest joined to it, rings for distance. */
export function drawRegionMap(city: City): CityMap {
  const near = nearestCities(city, 6);
  const farthest = near.at(-1)?.distanceKm ?? 100;
  const map = drawAround(city, {
    slugs: near.map(({ slug }) => slug),
    width: 620,
    height: 520,
    centre: { x: 310, y: 258 },
    unitsPerKm: Math.min(2.6, 196 / farthest),
    dotScale: 1.45,
    insets: true,
    textSize: 24,
    frame: { x: 4, y: 4, width: 612, height: 512 },
    rings: ringDistances(farthest),
  });
  const list = near.map(({ name, distanceKm: km }) => `${name} ${Math.round(km)} km`).join(", ");

  return { ...map, title: `${city.name} and the six nearest cities we serve: ${list}` };
}

/** A dedicated page's lens on the country's map: the four nearest, in a disc of radius 160. */
export function drawLens(city: City): LensMaps {
  const near = nearestCities(city, 4);
  const farthest = near.at(-1)?.distanceKm ?? 100;
  const places = near.map(({ slug }) => cities.find((other) => other.slug === slug) ?? city);
  const offsets = places.map((place) => kmFrom(city, place));
  const middle = {
    x: (Math.min(0, ...offsets.map(({ x }) => x)) + Math.max(0, ...offsets.map(({ x }) => x))) / 2,
    y: (Math.min(0, ...offsets.map(({ y }) => y)) + Math.max(0, ...offsets.map(({ y }) => y))) / 2,
  };
  const reach = Math.max(
    ...[{ x: 0, y: 0 }, ...offsets].map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)),
  );
  const unitsPerKm = 108 / reach;
  const map = drawAround(city, {
    slugs: near.map(({ slug }) => slug),
    only: true,
    width: 380,
    height: 330,
    centre: { x: 190 - middle.x * unitsPerKm, y: 165 - middle.y * unitsPerKm },
    unitsPerKm,
    dotScale: 1,
    insets: false,
    textSize: 18,
    frame: { x: 44, y: 22, width: 292, height: 286 },
    forbidden: outsideDisc(),
    rings: ringDistances(farthest),
  });
  const list = near.map(({ name, distanceKm: km }) => `${name} ${Math.round(km)} km`).join(", ");

  return {
    ...map,
    title: `${city.name} and its nearest cities: ${list}`,
    country: placesOfCountry(city),
  };
}

/** Every other city on the country's map, nearest first. */
function placesOfCountry(city: City): CityMap["places"] {
  return cities
    .filter(({ slug }) => slug !== city.slug)
    .map((place) => {
      const { x, y } = projectPlace(place);
      return {
        name: place.name,
        km: Math.round(distanceKm(city, place)),
        x: Math.round(x),
        y: Math.round(y),
        radius: dotRadius(place.population?.count),
      };
    })
    .toSorted((a, b) => a.km - b.km);
}

type Drawing = {
  slugs: readonly string[];
  /** Draw no cities but these. */
  only?: boolean;
  width: number;
  height: number;
  centre: MapPoint;
  unitsPerKm: number;
  dotScale: number;
  insets: boolean;
  frame: LabelBox;
  /** Where no label may be: outside a disc's rounding. */
  forbidden?: readonly LabelBox[];
  rings: readonly number[];
  /** Of the cities' names, in the map's units. */
  textSize: number;
};

function drawAround(city: City, drawing: Drawing): Omit<CityMap, "title"> {
  const { slugs, width, height, centre, unitsPerKm } = drawing;
  const placed = placeAround(city, drawing);
  const bySlug = new Map(placed.map((place) => [place.slug, place]));
  const named = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const inset = drawing.insets ? emptiestCorner(placed, width, height) : undefined;

  const taken = [
    { x: centre.x - 22, y: centre.y - 22, width: 44, height: 44 },
    ...placed.map(({ x, y, radius }) => boxAround(x, y, radius + 3)),
    ...named.flatMap((place) => boxesAlong(centre, place)),
    ...(drawing.forbidden ?? []),
    ...(inset ? [{ ...inset, width: INSET.width, height: INSET.height }] : []),
  ];
  const texts = [{ name: city.name, km: undefined, ...centre, radius: 18 }, ...named];
  const boxes = placeLabels(
    texts.map((text) => measureLabel(text, drawing.textSize)),
    taken,
    drawing.frame,
  );

  return {
    width,
    height,
    centre: { x: roundTenth(centre.x), y: roundTenth(centre.y) },
    ...groupDots(placed),
    places: placed
      .map(({ name, km, x, y, radius }) => ({ name, km, x, y, radius }))
      .toSorted((a, b) => a.km - b.km),
    threads: drawing.only ? "" : drawThreads(city, centre, bySlug),
    joins: named
      .map(({ x, y }) => `M${roundTenth(centre.x)} ${roundTenth(centre.y)}L${x} ${y}`)
      .join(""),
    rings: drawing.rings.map((km) => {
      const radius = roundTenth(km * unitsPerKm);
      return {
        km,
        radius,
        ...quietPlace(centre, radius, [...taken, ...boxes.map(({ box }) => box)]),
      };
    }),
    labels: texts.map(({ name, km }, index) => {
      const { box, anchor } = boxes[index] ?? { box: boxAround(0, 0, 0), anchor: "start" as const };
      const shift = { start: 0, middle: box.width / 2, end: box.width }[anchor];
      return {
        name,
        km,
        x: roundTenth(box.x + shift),
        y: roundTenth(box.y + drawing.textSize * 0.9),
        anchor,
      };
    }),
    ...(inset && { inset }),
  };
}

/** The other cities that fall on the map, each with its dot. */
function placeAround(city: City, drawing: Drawing) {
  const { slugs, only, width, height, centre, unitsPerKm, dotScale } = drawing;
  return cities
    .filter(({ slug }) => slug !== city.slug && (!only || slugs.includes(slug)))
    .map((place) => {
      const { x, y } = kmFrom(city, place);
      return {
        slug: place.slug,
        name: place.name,
        km: Math.round(distanceKm(city, place)),
        x: roundTenth(centre.x + x * unitsPerKm),
        y: roundTenth(centre.y + y * unitsPerKm),
        radius: roundTenth(dotRadius(place.population?.count) * dotScale + 1),
        hollow: place.population === undefined,
      };
    })
    .filter(({ x, y }) => x > 8 && x < width - 8 && y > 8 && y < height - 8);
}

function groupDots(
  placed: readonly (MapPoint & { radius: number; hollow: boolean })[],
): Pick<CityMap, "dots" | "hollow"> {
  const filled = placed.filter(({ hollow }) => !hollow);

  return {
    dots: [...new Set(filled.map(({ radius }) => radius))].map((radius) => ({
      width: roundTenth(radius * 2),
      path: filled
        .filter((place) => place.radius === radius)
        .map(({ x, y }) => `M${x} ${y}h0`)
        .join(""),
    })),
    hollow: placed.filter(({ hollow }) => hollow).map(({ x, y }) => ({ x, y })),
  };
}

function drawThreads(city: City, centre: MapPoint, bySlug: ReadonlyMap<string, MapPoint>): string {
  const at = (slug: string | undefined) =>
    slug === city.slug ? centre : slug === undefined ? undefined : bySlug.get(slug);

  return tree
    .map(([from, to]) => {
      const [a, b] = [at(cities[from]?.slug), at(cities[to]?.slug)];
      return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : "";
    })
    .join("");
}
