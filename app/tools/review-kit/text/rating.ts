import type { Piece } from "./fill-frame.ts";

export type Rating = 1 | 2 | 3 | 4 | 5;

export const ratings = [1, 2, 3, 4, 5] as const satisfies readonly Rating[];

/** From 1 to 5, at first 5 (docs/agreed.md, reviews). */
export const DEFAULT_RATING: Rating = 5;

export function pickRating(chosen: string): Rating {
  return ratings.find((rating) => String(rating) === chosen) ?? DEFAULT_RATING;
}

/**
 * Ratings of 4 or more get a five-star or thumbs-up emoji decoration. The five stars
 * go with a 5 only: beside a 4 they would be untrue.
 */
export function decorate(pieces: readonly Piece[], rating: Rating): Piece[] {
  if (rating === 5) return [{ text: "⭐⭐⭐⭐⭐ ", from: "frame" }, ...pieces];
  return rating === 4 ? [...pieces, { text: " 👍", from: "frame" }] : [...pieces];
}
