import { titleGeneric } from "./title-generic.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

const titled = (title: string) => change(/<title>.*<\/title>/, `<title>${title}</title>`);
/** A page whose title is the name that it gives its site. */
const named = (name: string) =>
  titled(name).replace("</head>", `<meta property="og:site_name" content="${name}"></head>`);

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
    text: /^The title is “.*”[.] It does not say what the page offers[.]$/,
    places: 1,
  })),
  {
    rule: "the name alone, on the home page",
    page: titled("Chinar"),
    context: { url: "https://chinar.example/" },
    status: "fail",
    text: "The title is “Chinar”",
  },
  ...["Zarnab Kausain", "The Zarnab Company (Pvt) Ltd"].map((name) => ({
    rule: `a name that does not say what it names: ${name}`,
    page: named(name).replace("</body>", "<p>Write to info@zarnab.example</p></body>"),
    context: { url: "https://chinar.example/" },
    status: "fail" as const,
    text: `The title is “${name}”`,
  })),
  ...["Chinar Office Desks", "The Desk Drawings Guild"].map((name) => ({
    rule: `near miss: the name says what is offered: ${name}`,
    page: named(name),
    context: { url: "https://chinar.example/" },
    status: "pass" as const,
    text: "The title says what",
  })),
  {
    rule: "near miss: an Urdu name whose words the page uses",
    page: named("لاہور کتاب گھر").replace("</body>", "<p>ہم ہر کتاب ڈاک سے بھیجتے ہیں۔</p></body>"),
    context: { url: "https://chinar.example/" },
    status: "pass",
    text: "The title says what",
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
