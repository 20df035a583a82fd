/**
 * Draws app/map/dot-map.svg and lists app/map/dot-map-points.ts from the cities' coordinates
 * (write-city-files.ts writes them).
 *
 * One file for all pages, drawn into each by `<use>`: the base map costs a page no markup and one
 * cached request. It holds no border line. Its hairlines are the minimum spanning tree of the
 * points, not roads.
 */
import { cities } from "#app/content/cities/index.ts";
import { mainCitySlugs } from "#app/content/cities/main-cities.ts";
import { DOT_MAP_HEIGHT, DOT_MAP_WIDTH, dotRadius, projectPlace } from "#app/map/project-place.ts";
import { distanceKm } from "#app/map/distance-km.ts";
import { minimumSpanningTree } from "#app/map/minimum-spanning-tree.ts";

const points = cities.map((city) => {
  const { x, y } = projectPlace(city);
  return {
    slug: city.slug,
    x: round(x),
    y: round(y),
    radius: dotRadius(city.population?.count),
    hollow: city.population === undefined,
  };
});

export function drawDotMap(): string {
  const threads = minimumSpanningTree(cities, distanceKm)
    .map(([from, to]) => `M${at(points[from])}L${at(points[to])}`)
    .join("");
  const filled = points.filter(({ hollow }) => !hollow);
  const radii = [...new Set(filled.map(({ radius }) => radius))].toSorted((a, b) => a - b);
  const hollow = [...new Set(points.filter((point) => point.hollow).map(at))].map((place) => {
    const [cx, cy] = place.split(" ");
    return `<circle cx="${cx}" cy="${cy}" r="2.6"/>`;
  });

  const main = points
    .filter(({ slug }) => mainCitySlugs.includes(slug))
    .toSorted((a, b) => b.radius - a.radius);
  /** One stroke a size: each light covers the dot beneath it whole. */
  const lightsOf = (stroke: string, more: number) =>
    [...new Set(main.map(lightRadius))].map((radius) => {
      const lights = main.filter((point) => lightRadius(point) === radius);
      return `<path stroke="${stroke}" stroke-width="${round(2 * radius + more)}" d="${lights.map((point) => `M${at(point)}h0`).join("")}"/>`;
    });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DOT_MAP_WIDTH} ${DOT_MAP_HEIGHT}">`,
    `<path id="threads" fill="none" stroke="var(--thread,#9cc0ae)" d="${threads}"/>`,
    `<g id="dots" fill="none" stroke="var(--dot,#0b6b47)" stroke-linecap="round">`,
    // A stroke of no length with round caps is a dot: one path draws all dots of a size.
    ...radii.map((radius) => {
      const dots = filled.filter((point) => point.radius === radius);
      return `<path stroke-width="${round(radius * 2)}" d="${dots.map((dot) => `M${at(dot)}h0`).join("")}"/>`;
    }),
    `<g stroke-width="1.4">${hollow.join("")}</g>`,
    `</g>`,
    `<g id="main" fill="none" stroke-linecap="round">`,
    ...lightsOf("var(--paper,#fff)", 3),
    ...lightsOf("var(--accent,#f2a51a)", 0),
    `</g>`,
    `</svg>`,
    "",
  ].join("\n");
}

/** At least the size at which a light is seen as one. */
function lightRadius({ radius }: { radius: number }): number {
  return Math.max(radius, 7);
}

export function listDotMapPoints(): string {
  return [
    `/** Made by npm run dot-map (scripts/make/make-dot-map.ts): each city's place on the dot map and its dot's radius. */`,
    `type Dot = readonly [x: number, y: number, radius: number];`,
    "",
    `export const dotMapPoints: Readonly<Record<string, Dot>> = {`,
    ...points.map(
      ({ slug, x, y, radius }) =>
        `  ${slug.includes("-") ? `"${slug}"` : slug}: [${x}, ${y}, ${radius}],`,
    ),
    `};`,
    "",
  ].join("\n");
}

function at(point: { x: number; y: number } | undefined): string {
  return point ? `${point.x} ${point.y}` : "";
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
