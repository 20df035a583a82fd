import { titleWidth } from "./title-width.ts";
import { change, GOOD_PAGE, testCheck, withHead } from "#tests/support/test-check.ts";

testCheck(titleWidth, [
  {
    rule: "within its room",
    page: GOOD_PAGE,
    status: "pass",
    text: /^The title is \d{3} px wide, of 400 to 580$/,
  },
  {
    rule: "near miss: room to spare is said and costs nothing",
    page: change(" made to measure in Lahore, from PKR 18,000", " made in Lahore"),
    status: "pass",
    text: "px wide, with room for 580",
  },
  {
    rule: "one word",
    severity: "cosmetic",
    page: change(/<title>.*<\/title>/, "<title>Home</title>"),
    status: "warn",
    text: "there is room for 580",
  },
  {
    rule: "near miss: the cut takes nothing but the name at the end",
    page: change("from PKR 18,000", "from PKR 18,000 | Chinar of Lahore"),
    status: "pass",
    text: "the cut takes the name at its end",
  },
  {
    rule: "near miss: a long name that the page gives its site",
    page: withHead(
      '<meta property="og:site_name" content="Chinar, Desks and Chairs of Lahore and Multan">',
    ).replace("from PKR 18,000", "from PKR 18,000 | Chinar, Desks and Chairs of Lahore and Multan"),
    status: "pass",
    text: "the cut takes the name at its end",
  },
  ...[
    "Desks, chairs, shelves",
    "desks and chairs, shelves and lamps for every office",
    "میزیں، کرسیاں",
  ].map((list) => ({
    rule: `words behind a bar that are no name: ${list}`,
    page: change("from PKR 18,000", `from PKR 18,000 | ${list}`),
    status: "fail" as const,
    text: "from 600 Google cuts it",
  })),
  {
    rule: "cut before it has said what it has to say",
    page: change("from PKR", "and chairs and shelves, from PKR"),
    status: "fail",
    text: "up to 580 is safe, and from 600 Google cuts it",
    markup: "<title>Office desks made to measure in Lahore, and chairs</title>",
  },
  {
    rule: "what is shown does not end in a dash",
    page: change(
      /<title>.*<\/title>/,
      "<title>Office desks and chairs made to measure in Lahore — with a drawing and prices | Chinar</title>",
    ),
    status: "fail",
    text: "up to 580 is safe, and from 600 Google cuts it",
    markup: "<title>Office desks and chairs made to measure in Lahore</title>",
  },
  {
    rule: "a long word is cut between letters, so that something is shown",
    page: change(/<title>.*<\/title>/, `<title>${"میزیں".repeat(40)}</title>`),
    status: "fail",
    text: "up to 580 is safe, and from 600 Google cuts it",
  },
  {
    rule: "near miss: many narrow letters",
    page: change(/<title>.*<\/title>/, `<title>${"illicit ".repeat(11)}</title>`),
    status: "pass",
    text: "px wide, of",
  },
  {
    rule: "an empty title has no width",
    page: change(/<title>.*<\/title>/, "<title></title>"),
    status: "notApplicable",
    text: "There is no title to measure",
  },
  {
    rule: "no title has no width",
    page: change(/<title>.*<\/title>/, ""),
    status: "notApplicable",
    text: "There is no title to measure",
  },
  ...["Desks in Lahore | Chinar | Chinar", "Chinar – Chinar", "Desks – Chinar | CHINAR"].map(
    (title) => ({
      rule: `the name twice: ${title}`,
      severity: "cosmetic" as const,
      page: change(/<title>.*<\/title>/, `<title>${title}</title>`),
      status: "warn" as const,
      text: "The title ends in the same name twice",
      places: 1,
    }),
  ),
  {
    rule: "near miss: the name at both ends",
    page: change(/<title>.*<\/title>/, "<title>Chinar | Office desks in Lahore | Chinar</title>"),
    status: "pass",
    text: "px wide",
  },
]);
