import type { City } from "./schema.ts";
import { overlap, type Label, type LabelBox } from "#app/map/place-labels.ts";

export type MapPoint = { x: number; y: number };

/** Size of the small map of the whole country, in the map's units. */
export const INSET = { width: 140, height: 130 };
const KM_PER_DEGREE = 111.2;

/** Kilometres east and south of a city; flat, which is close enough within a region. */
export function kmFrom(city: City, place: City): MapPoint {
  return {
    x: (place.lon - city.lon) * KM_PER_DEGREE * Math.cos((city.lat * Math.PI) / 180),
    y: (city.lat - place.lat) * KM_PER_DEGREE,
  };
}

/** One or two round distances that fall between the city and its farthest neighbour. */
export function ringDistances(farthestKm: number): number[] {
  return [10, 25, 50, 100, 200, 400]
    .filter((km) => km <= farthestKm * 1.08 && km > farthestKm / 5)
    .slice(-2);
}

/** A label's box at the size that phones show; on wider screens the text is smaller. */
export function measureLabel(
  { x, y, radius, name, km }: { name: string; km: number | undefined; radius: number } & MapPoint,
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
export function boxesAlong(from: MapPoint, to: MapPoint): LabelBox[] {
  return [0.25, 0.4, 0.55, 0.7, 0.85].map((share) =>
    boxAround(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, 6),
  );
}

/** Where on a ring its distance can be written without covering anything: below left first. */
export function quietPlace(centre: MapPoint, radius: number, taken: readonly LabelBox[]): MapPoint {
  const places = [120, 60, 150, 30, 240, 300, 210, 330, 90, 270].map((degrees) => ({
    x: roundTenth(centre.x + radius * Math.cos((degrees * Math.PI) / 180)),
    y: roundTenth(centre.y + radius * Math.sin((degrees * Math.PI) / 180)),
  }));
  const covered = ({ x, y }: MapPoint) => {
    const box = { x: x - 32, y: y - 12, width: 64, height: 24 };
    return taken.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

export function boxAround(x: number, y: number, radius: number): LabelBox {
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
}

/** What of the lens's box lies outside its disc, in strips. */
export function outsideDisc(): LabelBox[] {
  return Array.from({ length: 33 }, (_, index) => index * 10).flatMap((y) => {
    const half = Math.sqrt(Math.max(0, 154 ** 2 - (y + 5 - 165) ** 2));
    return [
      { x: 0, y, width: 190 - half, height: 10 },
      { x: 190 + half, y, width: 190 - half, height: 10 },
    ];
  });
}

/** The corner where the inset covers the fewest dots. */
export function emptiestCorner(
  placed: readonly MapPoint[],
  width: number,
  height: number,
): MapPoint {
  const corners = [
    { x: 0, y: height - INSET.height },
    { x: 0, y: 0 },
    { x: width - INSET.width, y: height - INSET.height },
    { x: width - INSET.width, y: 0 },
  ];
  const covered = (corner: MapPoint) =>
    placed.filter(
      ({ x, y }) =>
        x > corner.x - 16 &&
        x < corner.x + INSET.width + 16 &&
        y > corner.y - 16 &&
        y < corner.y + INSET.height + 16,
    ).length;
  return corners.toSorted((a, b) => covered(a) - covered(b))[0] ?? { x: 0, y: 0 };
}

/** To a tenth of a unit. */
export function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
