import type { Examples } from "#app/tools/kit/try-example.ts";

/** How the form of an example comes: the links are built, and nobody is asked. */
export const UNASKED = "unasked";

const page = "https://shop.example/";
/** Copies of a shop that does not exist, in the form of the archive's list. */
const copies: readonly (readonly [timestamp: string, status: string])[] = [
  ["20170311084512", "200"],
  ["20170922161030", "200"],
  ["20180214093355", "200"],
  ["20180705120101", "200"],
  ["20181130221644", "200"],
  ["20190418054210", "301"],
  ["20191002133912", "200"],
  ["20210106071523", "200"],
  ["20210519184700", "200"],
  ["20210827102233", "200"],
  ["20220301150909", "200"],
  ["20220816044512", "200"],
  ["20221211235801", "503"],
  ["20230120090000", "200"],
  ["20230704113527", "200"],
  ["20240229140015", "200"],
  ["20240913081144", "200"],
  ["20250601172032", "200"],
];
const answer = JSON.stringify([
  ["timestamp", "original", "statuscode"],
  ...copies.map(([timestamp, status]) => [timestamp, page, status]),
]);

export const examples: Examples = {
  "find-copies": {
    "find-copies  page": { fields: { page }, made: UNASKED },
    "find-copies  answer": { fields: { answer }, made: true },
  },
};
