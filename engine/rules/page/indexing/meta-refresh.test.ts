import { metaRefresh } from "./meta-refresh.ts";
import { GOOD_PAGE, testCheck, withBody, withHead } from "#tests/support/test-check.ts";

const refresh = (content: string) => `<meta http-equiv="Refresh" content="${content}">`;

testCheck(metaRefresh, [
  { rule: "there is none", page: GOOD_PAGE, status: "pass", text: "No meta refresh" },
  {
    rule: "to another page at once",
    page: withHead(refresh("0; url=/other")),
    status: "fail",
    text: "https://chinar.example/other at once",
    severity: "out",
    places: 1,
  },
  {
    rule: "written without url= and with a comma",
    page: withHead(refresh("0,'https://other.example/'")),
    status: "fail",
    text: "https://other.example/ at once",
    severity: "out",
  },
  {
    rule: "by the header, raw UTF-8 in its address",
    page: GOOD_PAGE,
    context: { refreshHeader: "0; url=/ش/" },
    status: "fail",
    text: "A Refresh header sends visitors to https://chinar.example/%D8%B4/ at once",
    severity: "out",
    places: 1,
  },
  {
    rule: "the header comes before the page",
    page: withHead(refresh("5; url=/other")),
    context: { refreshHeader: "0;URL='/first'" },
    status: "fail",
    text: "https://chinar.example/first at once",
    severity: "out",
  },
  {
    rule: "near miss: a header that reloads the page, in another spelling",
    page: GOOD_PAGE,
    context: { refreshHeader: "300; url=https://chinar.example/lahore/%64esks" },
    status: "pass",
    text: "No meta refresh",
  },
  {
    rule: "to another page after a while",
    page: withHead(refresh("5;URL=https://chinar.example/new")),
    status: "warn",
    text: "after 5 seconds",
  },
  {
    rule: "near miss: it loads itself again",
    page: withHead(refresh("300")),
    status: "pass",
    text: "No meta refresh",
  },
  {
    rule: "near miss: it names its own address",
    page: withHead(refresh("300; url=https://chinar.example/lahore/desks#news")),
    status: "pass",
    text: "No meta refresh",
  },
  {
    rule: "near miss: for readers without scripts alone",
    page: withBody(`<noscript>${refresh("0; url=/plain")}</noscript>`),
    status: "pass",
    text: "No meta refresh",
  },
]);
