import { titleGeneric } from "#engine/rules/page/titles/title-generic.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

const titled = (title: string) => change(/<title>.*<\/title>/, `<title>${title}</title>`);

testCheck(titleGeneric, [
  { rule: "what it offers", page: GOOD_PAGE, status: "pass", text: "The title says what" },
  { rule: "none", page: titled(" "), status: "notApplicable", text: "There is no title" },
  ...[
    "Home",
    "Index",
    "Untitled",
    "UNTITLED DOCUMENT",
    "chinar.example",
    "https://www.chinar.example/",
  ].map((title) => ({
    rule: `${title} says nothing`,
    page: titled(title),
    status: "fail" as const,
    text: /^The title is “.*”[.] It says nothing that anybody searches for[.]$/,
    places: 1,
  })),
  {
    rule: "the name alone, on the home page",
    page: titled("Chinar"),
    context: { url: "https://chinar.example/" },
    status: "fail",
    text: "The title is “Chinar”",
  },
  {
    rule: "the name as its tags have it",
    page: titled("Chinar Office Desks").replace(
      "</head>",
      '<meta property="og:site_name" content="Chinar office desks"></head>',
    ),
    context: { url: "https://chinar.example/" },
    status: "fail",
    text: "The title is “Chinar Office Desks”",
  },
  {
    rule: "near miss: the name alone, on another page",
    page: titled("Chinar"),
    status: "pass",
    text: "The title says what",
  },
  {
    rule: "near miss: the home page says what it offers",
    page: titled("Home desks | Chinar"),
    context: { url: "https://chinar.example/" },
    status: "pass",
    text: "The title says what",
  },
]);
