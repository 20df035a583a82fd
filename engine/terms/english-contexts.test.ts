import { expect, test } from "vitest";

import { findTerms } from "#engine/terms/find-terms.ts";

const listTerms = (text: string) =>
  findTerms({ rivals: [text] }).terms.map(({ term }) => term.toLowerCase());

/** The word stands at an edge of a term in the first text, and in the second it does not. */
test.each([
  ["to", "plan", "A kitchen plan.", "It is wise to plan kitchens."],
  ["a modal", "design", "A logo design.", "Our team will design logos."],
  ["a pronoun", "cover", "A sofa cover.", "They cover sofas."],
  ["a pronoun and an adverb", "cover", "A sofa cover.", "They also cover sofas."],
  ["a modal, as a word of no list", "gladden", "A gladden.", "Good tiles will gladden guests."],
  ["a modal and an adverb", "gladden", "A gladden.", "Tiles may even gladden guests."],
  ["we, as a word of no list", "gladden", "A gladden.", "Here we gladden guests."],
  ["to, with an object", "gladden", "A gladden.", "Tiles to gladden the guests."],
  ["trying to", "gladden", "A gladden.", "Hosts are trying to gladden guests."],
  ["an adverb", "post", "A blog post.", "Bakers regularly post recipes."],
  ["a form of be", "cut", "A hair cut.", "The tree is cut."],
  [
    "a conjunction, with an object",
    "design",
    "A logo design.",
    "Painters measure and design the rooms.",
  ],
  ["a plural, with an object", "offer", "An Eid offer.", "These tailors offer a discount."],
  ["a plural, with a number", "offer", "An Eid offer.", "These tailors offer two discounts."],
  ["a plural, before that", "claim", "A damage claim.", "Sellers claim that prices fall."],
  ["an object", "work", "Our stone work.", "This makes it work for homes."],
  ["a verb and a conjunction", "test", "A water test.", "We repair, improve and test pumps."],
  ["nothing, with an object", "book", "A guest book.", "Book your table."],
  ["which", "offers", "The Eid offers.", "A tailor which offers discounts."],
  ["a noun, with an object", "offers", "The Eid offers.", "This tailor offers a discount."],
  ["a noun, before that", "shows", "The TV shows.", "A study shows that prices fall."],
  ["a noun, before an adverb", "works", "The iron works.", "The pump works quietly."],
  ["a noun, before how", "shows", "The TV shows.", "A study shows how prices fall."],
  ["a noun, before out", "set", "A tea set.", "The team set out early."],
  ["a plural", "led", "An LED bulb.", "Engineers led teams."],
  ["by after it", "led", "An LED bulb.", "Teams led by engineers."],
  ["a preposition", "supplying", "Water supplying.", "By supplying kitchens."],
  ["an object after it", "printing", "A card printing.", "Tired of printing the cards."],
  ["a noun, before with", "supplying", "Water supplying.", "The firm supplying with care."],
  ["a verb, as no noun is", "supplying", "Water supplying.", "It improves supplying kitchens."],
  ["a noun, before out", "carving", "Wood carving.", "The workshop carving out names."],
  ["nothing, before in", "used", "Used cars.", "Lamps, used in cars."],
  ["a verb", "well", "A tube well.", "This bakery performs well."],
  ["nothing", "well", "The well water.", "Well, known tiles."],
  ["a plural before it", "sharing", "File sharing.", "Neighbours sharing files."],
  ["a noun before it", "imported", "Imported tiles.", "The shop imported tiles."],
])("after %s, %s is a verb", (_before, word, asNoun, asVerb) => {
  const isAtEdge = (text: string) =>
    listTerms(text).some((term) => term.startsWith(word) || term.endsWith(word));

  expect(isAtEdge(asNoun)).toBe(true);
  expect(isAtEdge(asVerb)).toBe(false);
});

test("a verb by which people search begins a term after to, and is none by itself", () => {
  const terms = listTerms("How to order cake.");

  expect(terms).toContain("order cake");
  expect(terms).not.toContain("order");
});

test("a verb by which people search begins no term after who or should", () => {
  expect(listTerms("Sellers who order cake.")).not.toContain("order cake");
  expect(listTerms("Sellers should order cake.")).not.toContain("order cake");
  expect(listTerms("Can you order cake?")).toContain("order cake");
});

test("a noun in -ics is no plural", () => {
  expect(listTerms("Operations on logistics claim that.")).toContain("logistics claim");
});

test("a participle that describes nothing begins no term", () => {
  const terms = listTerms("The considered plots and the furnished flats.");

  expect(terms).toContain("furnished flats");
  expect(terms).toContain("plots");
  expect(terms).not.toContain("considered plots");
});

test("what follows a modal or to may be a name, and what follows to a noun", () => {
  expect(listTerms("You can visit Lahore; it may Insha suit.")).toContain("insha suit");
  expect(listTerms("Access to parking near the gate, due to shrimp farming.")).toContain(
    "shrimp farming",
  );
  expect(listTerms("From Multan to Karachi the bus is fast.")).toContain("karachi");
});

test.each([
  "This shop provides furnished flats.",
  "We offer furnished flats.",
  "Owners who sell furnished flats.",
])("a participle after a verb describes its object: %s", (text) => {
  expect(listTerms(text)).toContain("furnished flats");
});

test("two words that are a verb and its object in one place are no term in another", () => {
  const verb = "The town will build walls and paint doors. A painter can paint doors.";
  const noun = "Front door paint is cheap. Door paint, best door paint. They want door paint.";

  expect(listTerms("Old houses and paint doors.")).toContain("paint doors");
  expect(listTerms(verb)).not.toContain("paint doors");
  expect(listTerms(noun)).toContain("door paint");
});

test("words of other languages are left as they are", () => {
  expect(listTerms("Shoes ki dukan Lahore mein hai.")).toContain("shoes");
  expect(listTerms("لاہور میں سنگ مرمر")).toContain("سنگ مرمر");
});
