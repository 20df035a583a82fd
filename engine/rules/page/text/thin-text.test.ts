import { expect, test } from "vitest";

import { thinText } from "./thin-text.ts";
import { change, GOOD_PAGE, judge, testCheck } from "#tests/support/test-check.ts";

testCheck(thinText, [
  {
    rule: "enough",
    page: GOOD_PAGE,
    status: "pass",
    text: /^\d{3} words beside menus and footer$/,
  },
  {
    rule: "few words",
    page: change(/<p>We make[\s\S]*?<\/p>/, `<p>${"word ".repeat(50)}</p>`),
    status: "warn",
    text: /^Only [5-9]\d words beside/,
  },
  {
    rule: "hardly any",
    page: change(/<p>We make[\s\S]*?<\/p>/, "<p>few words</p>"),
    status: "fail",
    text: /^Only \d{1,2} words beside/,
  },
  {
    rule: "no text at all",
    page: "<!doctype html><img src=a.png>",
    status: "fail",
    text: "No words beside menus and footer",
  },
  {
    rule: "words in scripts and styles are none",
    page: change(/<p>We make[\s\S]*?<\/p>/, `<script>${"word ".repeat(500)}</script>`),
    status: "fail",
    text: "Only",
  },
  {
    rule: "near miss: a script without spaces has words too",
    page: change(/<p>We make[\s\S]*?<\/p>/, `<p>${"東京の机".repeat(80)}</p>`),
    status: "pass",
    text: "words beside",
  },
  {
    rule: "near miss: Urdu is counted by its words",
    page: change(/<p>We make[\s\S]*?<\/p>/, `<p>${"لاہور کی میز ".repeat(50)}</p>`),
    status: "pass",
    text: "words beside",
  },
  {
    rule: "near miss: the words of menus and footer are not the page's own",
    page: change(/<p>We make[\s\S]*?<\/p>/, `<nav>${"word ".repeat(300)}</nav>`),
    status: "fail",
    text: "Only",
  },
  {
    rule: "near miss: a contact page has a number to call",
    page: change(/<p>We make[\s\S]*?<\/p>/, '<a href="tel:+924235761234">Call us</a>').replace(
      /<h1>.*<\/h1>/,
      "<h1>Contact</h1>",
    ),
    status: "pass",
    text: "a way to get in touch",
  },
  ...[
    "Contacts",
    "Contatti",
    "Impressum",
    "Find us",
    "Get in touch",
    "Kontakty",
    "Hubungi Kami",
    "İletişim",
    "تواصل معنا",
    "اتصل بنا",
    "संपर्क करें",
  ].map((name) => ({
    rule: `near miss: a contact page called ${name}, with a mailbox`,
    page: change(/<p>We make[\s\S]*?<\/p>/, '<a href="mailto:a@b.pk">Write to us</a>').replace(
      /<h1>.*<\/h1>/,
      `<h1>${name}</h1>`,
    ),
    status: "pass" as const,
    text: "a way to get in touch",
  })),
  ...["/desks/page/2/index.html", "/category/desks/index.html", "/taxonomy/term/7.html"].map(
    (path) => ({
      rule: `near miss: a list that a mirror wrote as ${path}`,
      page: change(/<p>We make[\s\S]*?<\/p>/, "<p>few words</p>"),
      context: { url: `https://chinar.example${path}` },
      status: "pass" as const,
      text: "as lists have",
    }),
  ),
  {
    rule: "near miss: the second page of a list",
    page: change(/<p>We make[\s\S]*?<\/p>/, "<p>few words</p>"),
    context: { url: "https://chinar.example/desks/page/2/" },
    status: "pass",
    text: "as lists have",
  },
]);

test("what is shown of it are its own words, not those of the menu", () => {
  const page = change(/<p>We make[\s\S]*?<\/p>/, "<nav>Menu</nav><p>few words</p>");
  const verdict = judge(thinText, page);

  const shown = "evidence" in verdict ? verdict.evidence?.[0]?.excerpt : undefined;
  expect(shown).toContain("few words");
  expect(shown).not.toContain("Menu");
});
