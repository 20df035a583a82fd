import { documentBasics } from "./document-basics.ts";
import { change, GOOD_PAGE, testCheck, withBody } from "#tests/support/test-check.ts";

testCheck(documentBasics, [
  {
    rule: "in order",
    page: GOOD_PAGE,
    status: "pass",
    text: "Doctype, encoding and size are in order",
  },
  {
    rule: "no doctype",
    page: change("<!doctype html>\n", ""),
    status: "warn",
    text: "No doctype",
    places: 1,
  },
  {
    rule: "an old doctype",
    page: change("<!doctype html>", '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN">'),
    status: "warn",
    text: "An outdated doctype",
  },
  {
    rule: "near miss: a strict doctype of before",
    page: change(
      "<!doctype html>",
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">',
    ),
    status: "pass",
    text: "in order",
  },
  {
    rule: "no encoding",
    page: change('<meta charset="utf-8">\n', ""),
    status: "warn",
    text: "No encoding in the HTML",
    places: 1,
  },
  {
    rule: "near miss: an encoding of the old way",
    page: change(
      '<meta charset="utf-8">',
      '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
    ),
    status: "pass",
    text: "in order",
  },
  {
    rule: "another encoding than it says",
    page: GOOD_PAGE,
    context: { encoding: { used: "utf-8", declared: "windows-1252" } },
    status: "warn",
    text: "The page says it is windows-1252 but is utf-8",
    places: 1,
  },
  {
    rule: "UTF-8 read as something else, as browsers read it",
    page: GOOD_PAGE,
    context: { encoding: { used: "windows-1252", declared: "windows-1252", looksLike: "utf-8" } },
    status: "warn",
    text: "The page is read as windows-1252 but looks like utf-8",
    places: 1,
  },
  {
    rule: "near miss: pasted text, whose bytes nobody has seen",
    page: change("Ask us today.", "Ask us \ufffd"),
    status: "pass",
    text: "in order",
  },
  {
    rule: "near miss: the encoding that it says",
    page: GOOD_PAGE,
    context: { encoding: { used: "utf-8", declared: "utf-8" } },
    status: "pass",
    text: "in order",
  },
  {
    rule: "more than 2 MB",
    severity: "blocking",
    page: withBody(`<!--${"x".repeat(2_000_000)}-->`),
    status: "warn",
    text: "The HTML has 2.0 MB",
    places: 1,
  },
  {
    rule: "two faults at once",
    page: change("<!doctype html>\n", "").replace('<meta charset="utf-8">\n', ""),
    status: "warn",
    text: "No doctype; No encoding in the HTML",
    places: 2,
  },
]);
