import { expect, test } from "vitest";

import { explainsItself, findTopics } from "./find-topics.ts";

test.each([
  ["We waited 40 minutes and the waiter was rude.", ["waiting", "staff"]],
  ["Overpriced, dirty tables, parking impossible", ["price", "cleanliness", "place"]],
  ["Intezar bohat tha aur amla badtameez, paise zaya", ["waiting", "staff", "price"]],
  ["Bohat badtameez log hain", ["staff"]],
  ["Khana ghatiya, bohat mehngay, aadha ghanta lag gaya", ["quality", "price", "waiting"]],
  ["Jagha gandi aur badbu, raabta nahi karte", ["place", "cleanliness", "contact"]],
  ["Batameez staff wala, beizzati ki", ["staff"]],
  ["Bad tameez aur bad-akhlaq", ["staff"]],
  ["Badtmeezi ki had hai", ["staff"]],
  ["Intzar karwaya phir baasi khana diya", ["waiting", "quality"]],
  ["Naqli cheez, paisa zaya", ["quality", "price"]],
  ["Looti hui dukan hai", ["price"]],
  ["Har taraf kachra aur makkhiyan", ["cleanliness"]],
  ["Parsal abhi tak nahi pohncha", ["delivery"]],
  ["بہت بدتمیز لوگ ہیں", ["staff"]],
  ["نقلی چیز بھیجی", ["quality"]],
  ["انتظار بہت کرنا پڑا، عملہ بدتمیز تھا۔", ["waiting", "staff"]],
  ["कर्मचारी अच्छे थे, पर क़ीमत ज़्यादा है।", ["staff", "price"]],
  ["El camarero fue amable, pero esperamos una hora.", ["staff", "waiting"]],
  ["السعر مرتفع والانتظار طويل", ["price"]],
  ["Nothing to say.", []],
  // Other words that begin alike.
  ["Waiter was badtameez", ["staff"]],
  ["I feel cheated, and later they laughed", []],
  ["My personal view: the cola was warm", []],
  ["A local costume, caramel, lately", []],
  ["Había una cola larga y el personal en el local", ["waiting", "staff", "place"]],
  ["Bills and fees, rooms, delays", ["price", "place", "waiting"]],
])("%s", (review, expected) => {
  expect(findTopics(review).map(({ topic }) => topic)).toEqual(expected);
});

test("shows the word that gave the topic away, as the review has it", () => {
  expect(findTopics("The DELIVERIES were late")).toEqual([
    { topic: "delivery", word: "DELIVERIES" },
    { topic: "waiting", word: "late" },
  ]);
});

test("a word counts at the beginning of a word only", () => {
  expect(findTopics("Await the unclean misplaced corporation")).toEqual([]);
  expect(explainsItself("The chorus.")).toBe(false);
  expect(explainsItself("A tutorial.")).toBe(false);
});

test.each([
  ["The waiter was rude.", true],
  ["Badtameez!", true],
  ["Batmeezi ki", true],
  ["Dhoka diya.", true],
  ["Fraud log", true],
  ["Sab chor hain", true],
  ["دھوکہ ہے", true],
  ["Bakwas.", false],
  ["Bohat bura tajurba", false],
  ["I ordered two of them and got one, and nobody cared.", true],
  ["They lost my suit", true],
  ["my order never came", true],
  ["Refund nahi diya", true],
  ["Baal nikla khane mein", true],
  ["Overcharged.", true],
  ["Worst experience ever, never again!", false],
  ["Not good at all", false],
  ["Muy mala experiencia", false],
  ["تجربة سيئة جدا", false],
  ["बहुत बुरा अनुभव था", false],
  ["Very bad.", false],
  ["", false],
])("“%s” explains itself: %s", (review, expected) => {
  expect(explainsItself(review)).toBe(expected);
});
