import { pictureAddress } from "./picture-address.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(pictureAddress, [
  { rule: "in src", page: GOOD_PAGE, status: "pass", text: "Every picture has its address" },
  {
    rule: "in data-src alone",
    page: withBody('<img data-src="/b.png" alt="b">'),
    status: "warn",
    text: "1 picture with an address only in data-src",
    places: 1,
    markup: '<img data-src="/b.png" alt="b" src="/b.png" loading="lazy">',
  },
  {
    rule: "near miss: a small picture stands in src meanwhile",
    page: withBody('<img src="/tiny.png" data-src="/b.png" alt="b">'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: the same picture for readers without scripts",
    page: withBody(
      '<img data-src="/b.png" alt="b"><noscript><img src="/b.png" alt="b"></noscript>',
    ),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "near miss: a source beside it",
    page: withBody('<picture><source srcset="/b.avif"><img data-src="/b.png" alt="b"></picture>'),
    status: "pass",
    text: "Every picture",
  },
  {
    rule: "no pictures",
    page: change(/<img[^>]*>/, ""),
    status: "notApplicable",
    text: "There are no pictures",
  },
  {
    rule: "no file at all",
    page: withBody('<img src="" alt="Desk"><img src="#" alt="Desk">'),
    status: "fail",
    text: "2 pictures that name no file",
    severity: "clicks",
    places: 2,
  },
  {
    rule: "near miss: a script knows the picture by its class",
    page: withBody('<img src="" class="lazy" alt="Desk">'),
    status: "pass",
    text: "Every picture has its address",
  },
]);
