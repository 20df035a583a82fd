import { socialTags } from "./social-tags.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(socialTags, [
  { rule: "all four", page: GOOD_PAGE, status: "pass", text: "Shared links show" },
  {
    rule: "one is missing",
    page: change(/<meta property="og:title"[^>]*>/, ""),
    status: "warn",
    text: "Missing for shared links: og:title",
  },
  {
    rule: "an empty one is missing",
    page: change("https://chinar.example/desk.png", " "),
    status: "warn",
    text: "Missing for shared links: og:image",
  },
  {
    rule: "near miss: the description of the page stands in for its own",
    page: change('og:description" content="Made in Lahore"', 'og:description" content=" "'),
    status: "pass",
    text: "Shared links show",
  },
  {
    rule: "all are missing",
    page: change(/<meta property="og:[\s\S]*desks">\n/, ""),
    status: "fail",
    text: "No tags for shared links",
  },
  {
    rule: "a picture without its full address",
    page: change("https://chinar.example/desk.png", "/desk.png"),
    status: "warn",
    text: "The picture for shared links has no full address",
    places: 1,
  },
  {
    rule: "near miss: properties in capitals",
    page: change("og:title", "OG:Title"),
    status: "pass",
    text: "Shared links show",
  },
  {
    rule: "near miss: a picture over http",
    page: change("https://chinar.example/desk.png", "http://chinar.example/desk.png"),
    status: "pass",
    text: "Shared links show",
  },
]);
