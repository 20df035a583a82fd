import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageFacts } from "#engine/html/page-facts.ts";
import { listNotes, noteRules, type Note } from "#engine/page-audit/list-notes.ts";
import { change, GOOD_PAGE, GOOD_PAGE_URL, withBody, withHead } from "#tests/support/test-check.ts";

const ICON = '<link rel="icon" href="/favicon.svg">';

function notesOf(html: string): readonly Note[] {
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(parsed.problem);
  return listNotes(readPageFacts(parsed.value, { url: GOOD_PAGE_URL, now: 0 }));
}

test("a page without fault gives cause for none but the icon, which HTML cannot tell", () => {
  expect(notesOf(GOOD_PAGE).map(({ id }) => id)).toEqual(["no-favicon"]);
  expect(notesOf(withHead(ICON))).toEqual([]);
});

const alt = "a".repeat(101);
const hreflang = (code: string) =>
  `<link rel="alternate" hreflang="${code}" href="https://chinar.example/${code}">`;

test.each(["OFFICE DESKS in  Lahore", " Office desks\nin Lahore. "])(
  "the title %j says what the heading says",
  (title) => {
    const notes = notesOf(change(/<title>.*<\/title>/, `<title>${title}</title>`));
    expect(notes.map(({ id }) => id)).toContain("title-equals-h1");
  },
);

const found: readonly [id: string, page: string, text: string, places: number][] = [
  ["links-without-words", change("Desk prices", ""), "1 link without words", 1],
  [
    "internal-nofollow",
    withBody('<a href="/chairs" rel="nofollow">Chairs</a>'),
    "1 link to this site with nofollow",
    1,
  ],
  [
    "fragments-without-target",
    withBody('<a href="#gone">a</a><a href="/lahore/desks#gone">b</a>'),
    "2 links to a place that this page does not have",
    2,
  ],
  [
    "protocol-relative-links",
    withBody('<a href="//other.example/">a</a>'),
    "1 link beginning with //",
    1,
  ],
  [
    "long-alternative-text",
    withBody(`<img src=b alt="${alt}">`),
    "1 picture with more than 100",
    1,
  ],
  ["one-level-skipped", change(/h2/g, "h3"), "One heading level skipped, H1 to H3", 1],
  [
    "title-equals-h1",
    change(/<title>.*<\/title>/, "<title>Office desks in Lahore</title>"),
    "say the same, word for word",
    2,
  ],
  ["no-favicon", GOOD_PAGE, "No icon is named", 1],
  ["no-x-default", withHead(hreflang("en") + hreflang("ur")), "x-default", 1],
];

test.each(found)("%s is noted, with its place and what to do", (id, page, text, places) => {
  const note = notesOf(page).find((each) => each.id === id);

  expect(note?.text).toContain(text);
  expect(note?.evidence).toHaveLength(places);
  expect(note?.evidence.every(({ line }) => line > 0)).toBe(true);
  expect(note?.advice).not.toBe("");
});

test("every rule of a note is shown here", () => {
  expect(found.map(([id]) => id).toSorted()).toEqual(noteRules.map(({ id }) => id).toSorted());
});

test.each([
  [
    "a label, a title, a name inside",
    '<a href="/a" aria-label="Cart"></a><a href="/b" title="Cart"></a><a href="/c"><svg aria-label="Cart"></svg></a><a href="/d"><img src=a alt="Cart"></a>',
  ],
  [
    "nofollow where nothing is lost",
    '<a href="/login" rel="nofollow">Login</a><a href="?add-to-cart=3" rel="nofollow">Buy</a><a href="#prices" rel="nofollow">Prices</a><p id="prices"></p>',
  ],
  [
    "a place that a script of the page inserts",
    `<a href="#contact">a</a><script>box.innerHTML = '<p id="contact">'</script>`,
  ],
  ["nofollow to another site", '<a href="https://other.example/" rel="nofollow">x</a>'],
  [
    "places that are there, and addresses of scripts",
    '<p id="prices"></p><a name="old">o</a><p id="قیمت"></p><a href="#prices">a</a><a href="#old">b</a><a href="#%D9%82%DB%8C%D9%85%D8%AA">c</a><a href="#">d</a><a href="#top">e</a><a href="#/cart">f</a><a href="#!cart">g</a><a href="#:~:text=x">h</a>',
  ],
  ["a fragment of another page", '<a href="/other#place">x</a>'],
  ["100 characters", `<img src=b alt="${"a".repeat(100)}">`],
])("near miss: %s", (_name, markup) => {
  expect(notesOf(withBody(markup).replace("</head>", `${ICON}</head>`))).toEqual([]);
});

test("near miss: language versions with x-default, or of one language", () => {
  for (const links of [hreflang("en") + hreflang("X-Default"), hreflang("en")]) {
    expect(notesOf(withHead(links + ICON))).toEqual([]);
  }
});
