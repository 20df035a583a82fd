import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { findEntryMistakes } from "#app/content/parse-entries.ts";
import { localNotesSchema } from "#app/content/cities/schema.ts";
import { planCity, readCall } from "#scripts/new/new-city.ts";

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");

const kamra = {
  name: "Kamra",
  slug: "kamra",
  region: "Punjab",
  province: "Punjab",
  lat: 33.85,
  lon: 72.4,
} as const;

test.each([
  [["Kamra", "Punjab", "33.85", "72.40"]],
  [["Kamra", "--region", "Punjab", "--lat", "33.85", "--lon", "72.4"]],
  [["--name=Kamra", "--region=punjab", "--lat=33.85", "--lon=72.4"]],
  [["Kamra", "Punjab", "33.85, 72.4"]],
])("new:city -- %j is Kamra in Punjab", (args) => {
  expect(readCall(args)).toEqual(kamra);
});

test.each([
  [["Kala Bagh", "KPK"], { slug: "kala-bagh", region: "KPK", province: "Khyber Pakhtunkhwa" }],
  [["Kel", "azad kashmir"], { region: "AJK", province: "Azad Jammu & Kashmir" }],
  [["Gulmit", "GB"], { region: "Gilgit-Baltistan" }],
  [["D.G. New", "Punjab"], { name: "D.G. New", slug: "dg-new", lat: 0, lon: 0 }],
])("new:city -- %j is understood", (args, city) => {
  expect(readCall(args)).toMatchObject(city);
});

test.each([
  [[], "Give the city's name and its region."],
  [["--help"], "Give the city's name and its region."],
  [["Kamra"], "In which region is Kamra?"],
  [["Kamra", "Kerala"], "In which region is Kamra Kerala?"],
  [["Kamra", "Punjab", "33.85"], "Give latitude and longitude, or neither."],
  [["Kamra", "Punjab", "72.4", "33.85"], "write the latitude of a place in Pakistan"],
  [["کامرہ", "Punjab"], "write it in Latin letters"],
])("new:city -- %j is answered with what to write", (args, words) => {
  expect(() => readCall(args)).toThrow(words);
});

test.each(["Punjab", "Sindh", "KPK", "Balochistan", "AJK", "Gilgit-Baltistan"])(
  "a city of %s gets a row in names and facts, search words, and a note with gaps",
  async (region) => {
    const city = readCall(["Nayashehr", region, "30", "70"]);
    const files = await planCity(city, read);

    expect(Object.keys(files)).toHaveLength(4);
    for (const [path, text] of Object.entries(files)) {
      const before = await read(path);
      // Nothing but whole lines came in.
      expect(before.split("\n").filter((line) => !text.split("\n").includes(line))).toEqual([]);
      expect(text).toContain("nayashehr");
    }
    const names = files["app/content/cities/city-names.ts"]?.split("\n") ?? [];
    const row = names.findIndex((line) => line.includes("nayashehr"));
    expect(names[row - 1]).toContain(`region: "${region}"`);
  },
);

test("each gap of a new note is named by the content check", async () => {
  const gaps = {
    headline: "",
    lead: "",
    languages: [],
    notes: ["", ""],
    searches: [["", "buy"]],
    first: "",
    landmarks: ["", "", ""],
    matters: "",
    timing: "",
    trades: { trade: "" },
    foundations: "",
    links: "",
  };
  const mistakes = findEntryMistakes("x.ts", localNotesSchema, { kamra: gaps }).join("\n");

  for (const field of Object.keys(gaps)) expect(mistakes).toContain(`"kamra": ${field}`);
});
