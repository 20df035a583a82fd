import type { Examples } from "#app/tools/kit/try-example.ts";

const title = "Office desks made in Lahore, fitted | Example";
const url = "https://desks.example/lahore/office-desks";
const description =
  "Desks of sheesham and oak from our own workshop. We measure the room, make the desk in twelve days and bring it up the stairs. See prices.";

/** A page of a shop that does not exist. */
export const examples: Examples = {
  preview: { "preview title": { title, url, description } },
  "as-google-draws-it": {
    "as-google-draws-it title": { title, url, description, query: "office desks lahore" },
  },
};
