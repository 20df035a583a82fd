import { viewport } from "./viewport.ts";
import { change, GOOD_PAGE, testCheck } from "#tests/support/test-check.ts";

testCheck(viewport, [
  {
    rule: "the phone's own width",
    page: GOOD_PAGE,
    status: "pass",
    text: "The page follows the phone's width",
  },
  {
    rule: "none",
    page: change(/<meta name="viewport"[^>]*>/, ""),
    status: "fail",
    text: "No viewport for phones",
    places: 1,
  },
  {
    rule: "a width of its own",
    page: change("width=device-width", "width=1024"),
    status: "fail",
    text: "does not follow the phone's width",
    places: 1,
  },
  {
    rule: "zooming forbidden",
    page: change("initial-scale=1", "initial-scale=1, user-scalable=no"),
    status: "warn",
    text: "The viewport forbids zooming",
    places: 1,
  },
  {
    rule: "zooming held below twice",
    page: change("initial-scale=1", "maximum-scale=1.5"),
    status: "warn",
    text: "The viewport forbids zooming",
  },
  {
    rule: "near miss: zooming held at five times",
    page: change("initial-scale=1", "maximum-scale=5"),
    status: "pass",
    text: "The page follows",
  },
  {
    rule: "near miss: zooming allowed in words",
    page: change("initial-scale=1", "user-scalable=yes"),
    status: "pass",
    text: "The page follows",
  },
  {
    rule: "near miss: blanks around the sign",
    page: change("width=device-width", "width = device-width"),
    status: "pass",
    text: "The page follows",
  },
]);
