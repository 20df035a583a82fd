import type { Place } from "#app/map/great-circle.ts";

/** What a results page is made of for a search: places on a map, plain results, or pictures. */
export type ResultsKind = "map" | "list" | "pictures";

/** By the titles of the industries in dedicated/lahore.ts. A sketch of a kind, not of measured results. */
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

/** The canal, as a stroke through a few points of it. */
export const sketchedCanal: readonly Place[] = [
  { lat: 31.575, lon: 74.46 },
  { lat: 31.555, lon: 74.385 },
  { lat: 31.535, lon: 74.345 },
  { lat: 31.5, lon: 74.305 },
  { lat: 31.47, lon: 74.24 },
  { lat: 31.41, lon: 74.165 },
];

/** When a trade's year is busy, months counted from January as 1; the year runs on past December. */
type Season = { trade: string; from: number; to: number; words: string };

export const seasons: readonly Season[] = [
  { trade: "Schools and academies", from: 11, to: 15, words: "parents begin in November" },
  { trade: "Fashion and bridal", from: 10, to: 14, words: "winter is the wedding season" },
  { trade: "Clinics and hospitals", from: 10, to: 13, words: "smog brings coughs and eye drops" },
];
