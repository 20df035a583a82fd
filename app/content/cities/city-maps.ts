import { cities, nearestCities } from "#app/content/cities/index.ts";
import type { City } from "#app/content/cities/schema.ts";
import { dotRadius, projectPlace } from "#app/map/dot-map-geometry.ts";
import { distanceKm } from "#app/map/great-circle.ts";
import {
  overlap,
  placeLabels,
  type Anchor,
  type LabelBox,
  type Label,
} from "#app/map/place-labels.ts";
import { minimumSpanningTree } from "#app/map/spanning-tree.ts";

type Point = { x: number; y: number };

/** A map around one city, worked out at build time: the page only draws it. */
export type CityMap = {
  width: number;
  height: number;
  centre: Point;
  /** Dots by size, as path data for round-capped strokes of no length. */
  dots: { width: number; path: string }[];
  hollow: Point[];
  /** Every dot with what it answers, nearest first; the distance is from the city, in kilometres. */
  places: (Point & { name: string; km: number; radius: number })[];
  /** Hairlines of the spanning tree. */
  threads: string;
  /** From the city to its nearest. */
  joins: string;
  rings: { radius: number; km: number; x: number; y: number }[];
  labels: { name: string; km: number | undefined; x: number; y: number; anchor: Anchor }[];
  /** Corner for the small map of the whole country. */
  inset?: Point;
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
  centre: Point;
  unitsPerKm: number;
  dotScale: number;
  insets: boolean;
  frame: LabelBox;
  /** Where no label may stand: outside a disc's rounding. */
  forbidden?: readonly LabelBox[];
  rings: readonly number[];
  /** Of the cities' names, in the map's units. */
  textSize: number;
};

function drawAround(city: City, drawing: Drawing): Omit<CityMap, "title"> {
  const { slugs, width, height, centre, unitsPerKm, dotScale } = drawing;
  const placed = cities
    .filter(({ slug }) => slug !== city.slug && (!drawing.only || slugs.includes(slug)))
    .map((place) => {
      const { x, y } = kmFrom(city, place);
      return {
        slug: place.slug,
        name: place.name,
        km: Math.round(distanceKm(city, place)),
        x: round(centre.x + x * unitsPerKm),
        y: round(centre.y + y * unitsPerKm),
        radius: round(dotRadius(place.population?.count) * dotScale + 1),
        hollow: place.population === undefined,
      };
    })
    .filter(({ x, y }) => x > 8 && x < width - 8 && y > 8 && y < height - 8);
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
    texts.map((text) => measure(text, drawing.textSize)),
    taken,
    drawing.frame,
  );

  return {
    width,
    height,
    centre: { x: round(centre.x), y: round(centre.y) },
    ...groupDots(placed),
    places: placed
      .map(({ name, km, x, y, radius }) => ({ name, km, x, y, radius }))
      .toSorted((a, b) => a.km - b.km),
    threads: drawing.only ? "" : drawThreads(city, centre, bySlug),
    joins: named.map(({ x, y }) => `M${round(centre.x)} ${round(centre.y)}L${x} ${y}`).join(""),
    rings: drawing.rings.map((km) => {
      const radius = round(km * unitsPerKm);
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
        x: round(box.x + shift),
        y: round(box.y + drawing.textSize * 0.9),
        anchor,
      };
    }),
    ...(inset && { inset }),
  };
}

/* measures */

const INSET = { width: 140, height: 130 };
const KM_PER_DEGREE = 111.2;

/** Kilometres east and south of a city; flat, which is close enough within a region. */
function kmFrom(city: City, place: City): Point {
  return {
    x: (place.lon - city.lon) * KM_PER_DEGREE * Math.cos((city.lat * Math.PI) / 180),
    y: (city.lat - place.lat) * KM_PER_DEGREE,
  };
}

/** One or two round distances that fall between the city and its farthest neighbour. */
function ringDistances(farthestKm: number): number[] {
  return [10, 25, 50, 100, 200, 400]
    .filter((km) => km <= farthestKm * 1.08 && km > farthestKm / 5)
    .slice(-2);
}

/** A label's box at the size that phones show; on wider screens the text is smaller. */
function measure(
  { x, y, radius, name, km }: { name: string; km: number | undefined; radius: number } & Point,
  textSize: number,
): Label {
  return {
    x,
    y,
    radius,
    width: name.length * textSize * 0.56 + 4,
    height: textSize * (km === undefined ? 1.2 : 2.1),
  };
}

/** Small boxes along a join, so that labels keep off the line. */
function boxesAlong(from: Point, to: Point): LabelBox[] {
  return [0.25, 0.4, 0.55, 0.7, 0.85].map((share) =>
    boxAround(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, 6),
  );
}

/** Where on a ring its distance can be written without covering anything: below left first. */
function quietPlace(centre: Point, radius: number, taken: readonly LabelBox[]): Point {
  const places = [120, 60, 150, 30, 240, 300, 210, 330, 90, 270].map((degrees) => ({
    x: round(centre.x + radius * Math.cos((degrees * Math.PI) / 180)),
    y: round(centre.y + radius * Math.sin((degrees * Math.PI) / 180)),
  }));
  const covered = ({ x, y }: Point) => {
    const box = { x: x - 32, y: y - 12, width: 64, height: 24 };
    return taken.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function boxAround(x: number, y: number, radius: number): LabelBox {
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
}

/** What of the lens's box lies outside its disc, in strips. */
function outsideDisc(): LabelBox[] {
  return Array.from({ length: 33 }, (_, index) => index * 10).flatMap((y) => {
    const half = Math.sqrt(Math.max(0, 154 ** 2 - (y + 5 - 165) ** 2));
    return [
      { x: 0, y, width: 190 - half, height: 10 },
      { x: 190 + half, y, width: 190 - half, height: 10 },
    ];
  });
}

/** The corner where the inset covers the fewest dots. */
function emptiestCorner(placed: readonly Point[], width: number, height: number): Point {
  const corners = [
    { x: 0, y: height - INSET.height },
    { x: 0, y: 0 },
    { x: width - INSET.width, y: height - INSET.height },
    { x: width - INSET.width, y: 0 },
  ];
  const covered = (corner: Point) =>
    placed.filter(
      ({ x, y }) =>
        x > corner.x - 16 &&
        x < corner.x + INSET.width + 16 &&
        y > corner.y - 16 &&
        y < corner.y + INSET.height + 16,
    ).length;
  return corners.toSorted((a, b) => covered(a) - covered(b))[0] ?? { x: 0, y: 0 };
}

/* paths */

function groupDots(
  placed: readonly (Point & { radius: number; hollow: boolean })[],
): Pick<CityMap, "dots" | "hollow"> {
  const filled = placed.filter(({ hollow }) => !hollow);

  return {
    dots: [...new Set(filled.map(({ radius }) => radius))].map((radius) => ({
      width: round(radius * 2),
      path: filled
        .filter((place) => place.radius === radius)
        .map(({ x, y }) => `M${x} ${y}h0`)
        .join(""),
    })),
    hollow: placed.filter(({ hollow }) => hollow).map(({ x, y }) => ({ x, y })),
  };
}

function drawThreads(city: City, centre: Point, bySlug: ReadonlyMap<string, Point>): string {
  const at = (slug: string | undefined) =>
    slug === city.slug ? centre : slug === undefined ? undefined : bySlug.get(slug);

  return tree
    .map(([from, to]) => {
      const [a, b] = [at(cities[from]?.slug), at(cities[to]?.slug)];
      return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : "";
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
