import type { VisitTerms } from "./schema.ts";

/** Demonstration content: replace it with what your visits cost before you publish. */
export const visitTerms: VisitTerms = {
  contact: "Ayesha Rafiq",
  pkrPerKm: 40,
  pkrPerNight: 9000,
  dayTripHours: 3.5,
  hoursADay: 9,
};
