import type { Place } from "#app/map/distance-km.ts";

/** What a results page is made of for a search: places on a map, plain results, or pictures. */
export type ResultsKind = "map" | "list" | "pictures";

/** By the titles of the industries in lahore.md. A sketch of a kind, not of measured results. */
export const resultsKinds: Readonly<Record<string, ResultsKind>> = {
  "Clinics and hospitals": "map",
  "Software and IT services": "list",
  "Fashion and bridal": "pictures",
  "Food and restaurants": "map",
  "Property and builders": "list",
  "Schools and academies": "list",
};

type SketchedPlace = Place & { name: string; side: "left" | "right" };

/** Places that Lahore's page names, at rough positions: good for a sketch and for nothing else. */
export const sketchedPlaces: readonly SketchedPlace[] = [
  { name: "Shahdara", lat: 31.621, lon: 74.282, side: "right" },
  { name: "Shah Alam", lat: 31.583, lon: 74.316, side: "right" },
  { name: "Urdu Bazaar", lat: 31.571, lon: 74.309, side: "left" },
  { name: "Brandreth Road", lat: 31.567, lon: 74.326, side: "right" },
  { name: "Hall Road", lat: 31.556, lon: 74.32, side: "left" },
  { name: "Ichhra", lat: 31.533, lon: 74.318, side: "left" },
  { name: "Gulberg", lat: 31.525, lon: 74.352, side: "right" },
  { name: "Liberty", lat: 31.508, lon: 74.344, side: "right" },
  { name: "Johar Town", lat: 31.47, lon: 74.273, side: "left" },
  { name: "Arfa Tower", lat: 31.479, lon: 74.342, side: "right" },
  { name: "DHA Phase 5", lat: 31.46, lon: 74.408, side: "left" },
  { name: "Bahria Town", lat: 31.37, lon: 74.185, side: "right" },
];

type SketchedLine = { name: string; through: readonly Place[]; nameAt: Place };

type Point = readonly [lat: number, lon: number];

const toPlace = ([lat, lon]: Point): Place => ({ lat, lon });

const sketchLine = (name: string, nameAt: Point, through: readonly Point[]): SketchedLine => ({
  name,
  nameAt: toPlace(nameAt),
  through: through.map(toPlace),
});

/** What a customer crosses or does not, through a few points of each, as rough as the places. */
export const sketchedLines: readonly SketchedLine[] = [
  sketchLine(
    "Ravi",
    [31.551, 74.17],
    [
      [31.662, 74.36],
      [31.632, 74.325],
      [31.607, 74.294],
      [31.575, 74.262],
      [31.54, 74.222],
      [31.5, 74.196],
      [31.455, 74.15],
      [31.43, 74.12],
    ],
  ),
  sketchLine(
    "canal",
    [31.438, 74.226],
    [
      [31.575, 74.48],
      [31.555, 74.385],
      [31.535, 74.345],
      [31.5, 74.305],
      [31.47, 74.24],
      [31.41, 74.165],
      [31.385, 74.135],
    ],
  ),
  sketchLine(
    "ring road",
    [31.388, 74.396],
    [
      [31.607, 74.302],
      [31.614, 74.35],
      [31.605, 74.395],
      [31.565, 74.425],
      [31.53, 74.43],
      [31.47, 74.45],
      [31.42, 74.42],
      [31.395, 74.36],
      [31.39, 74.3],
      [31.365, 74.245],
    ],
  ),
  sketchLine(
    "metro",
    [31.425, 74.368],
    [
      [31.62, 74.286],
      [31.592, 74.309],
      [31.566, 74.306],
      [31.533, 74.3185],
      [31.504, 74.331],
      [31.479, 74.3405],
      [31.45, 74.352],
      [31.404, 74.365],
    ],
  ),
];

/** When a trade's year is busy, months counted from January as 1; the year runs on past December. */
type Season = { trade: string; from: number; to: number; words: string };

export const seasons: readonly Season[] = [
  { trade: "Schools and academies", from: 11, to: 15, words: "parents begin in November" },
  { trade: "Fashion and bridal", from: 10, to: 14, words: "winter is the wedding season" },
  { trade: "Clinics and hospitals", from: 10, to: 13, words: "smog brings coughs and eye drops" },
];
