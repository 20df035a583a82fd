import { direction } from "./direction.ts";
import { GOOD_PAGE, testCheck, withBody, withHead } from "#tests/support/test-check.ts";

const URDU = "ہماری دکان میں گرم کپڑے اور شالیں مناسب قیمت پر ملتی ہیں";
const PAGE = (head: string, html = 'lang="ur"', body = "") =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><title>${URDU}</title>${head}</head><body ${body}><h1>دکان</h1><p>${URDU}</p></body></html>`;
const SHEET = '<link rel="stylesheet" href="/site.css">';

testCheck(direction, [
  { rule: "near miss: no such text", page: GOOD_PAGE, status: "pass", text: "No text runs" },
  {
    rule: "a page in Urdu, whose short heading comes first",
    page: PAGE(""),
    status: "warn",
    text: "(Urdu: دکان)",
    markup: '<h1 dir="rtl">',
  },
  {
    rule: "a part in Urdu on an English page",
    page: withBody(`<p lang="ur">${URDU}</p>`),
    status: "warn",
    text: "(Urdu: ہماری",
    markup: '<p lang="ur" dir="rtl">',
  },
  {
    rule: "Hebrew",
    page: withBody('<p lang="he">חנות בדים וצעיפים במרכז העיר הגדולה</p>'),
    status: "warn",
    text: "(Hebrew: ",
  },
  {
    rule: "near miss: dir on html",
    page: PAGE("", 'lang="ur-PK" dir="rtl"'),
    status: "pass",
    text: "No text",
  },
  {
    rule: "near miss: the direction on body",
    page: PAGE("", 'lang="ps"', "dir=RTL"),
    status: "pass",
    text: "No text",
  },
  {
    rule: "near miss: Urdu in Latin letters",
    page: GOOD_PAGE.replace('lang="en-PK"', 'lang="ur"'),
    status: "pass",
    text: "No text",
  },
  {
    rule: "near miss: a quotation without a language",
    page: withBody(`<p>${URDU}</p>`),
    status: "pass",
    text: "No text",
  },
  ...[
    "<style>html{direction:rtl}</style>",
    "<style>@media screen { .post :lang(ur) { Direction : RTL !important } }</style>",
    "<style>p{unicode-bidi:plaintext}</style>",
    "<style>@import url('/rtl.css');</style>",
    "<style>body{direction:var(--direction)}</style>",
    '<script>document.documentElement.setAttribute("dir", "rtl")</script>',
    "<script>document.body.dir='rtl'</script>",
    '<script>$("html").attr("dir", "rtl")</script>',
  ].map((head) => ({
    rule: `near miss: ${head}`,
    page: PAGE(head),
    status: "pass" as const,
    text: "No text",
  })),
  ...[
    "<style>.row{flex-direction:row}</style>",
    "<style>html{direction:ltr}</style>",
    '<style>[dir="rtl"] .menu{direction:rtl}</style>',
    "<style>@import url('https://fonts.googleapis.com/css2?family=Noto');</style>",
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Noto">',
    '<script>if (document.documentElement.dir === "rtl") flip()</script>',
  ].map((head) => ({
    rule: `nothing there sets it: ${head}`,
    page: PAGE(head),
    status: "warn" as const,
    text: "(Urdu: ",
  })),
  {
    rule: "a linked style sheet may set it, and only the HTML is read",
    page: PAGE(SHEET),
    status: "notApplicable",
    text: "A style sheet may set the direction",
  },
  {
    rule: "an audit that reads the style sheets judges by them",
    page: PAGE(SHEET),
    context: { readsSheets: true },
    status: "warn",
    text: "(Urdu: ",
  },
  {
    rule: "near miss: a style sheet on a page without such text",
    page: withHead(SHEET),
    status: "pass",
    text: "No text",
  },
]);
