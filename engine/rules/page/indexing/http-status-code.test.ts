import { httpStatusCode } from "./http-status-code.ts";
import { GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(httpStatusCode, [
  {
    rule: "200",
    page: GOOD_PAGE,
    context: { httpStatus: 200 },
    status: "pass",
    text: "The server answered 200",
  },
  {
    rule: "near miss: a redirect is no error",
    page: GOOD_PAGE,
    context: { httpStatus: 301 },
    status: "pass",
    text: "The server answered 301",
  },
  {
    rule: "404",
    page: GOOD_PAGE,
    context: { httpStatus: 404 },
    status: "fail",
    text: "The server answered 404",
  },
  {
    rule: "410",
    page: GOOD_PAGE,
    context: { httpStatus: 410 },
    status: "fail",
    text: "The server answered 410",
  },
  {
    rule: "503",
    page: GOOD_PAGE,
    context: { httpStatus: 503 },
    status: "fail",
    text: "The server answered 503",
  },
  {
    rule: "399 is the last that is none",
    page: GOOD_PAGE,
    context: { httpStatus: 399 },
    status: "pass",
    text: "399",
  },
  {
    rule: "599 is the last that is one",
    page: GOOD_PAGE,
    context: { httpStatus: 599 },
    status: "fail",
    text: "599",
  },
  {
    rule: "nobody told the status",
    page: GOOD_PAGE,
    status: "notApplicable",
    text: "The status code is not in the HTML",
  },
]);
