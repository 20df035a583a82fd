import { canonicalAgreement } from "./canonical-agreement.ts";
import { change, GOOD_PAGE, testCheck, withHead } from "#tests/support/test-check.ts";

testCheck(canonicalAgreement, [
  {
    rule: "it names the page itself",
    page: GOOD_PAGE,
    status: "pass",
    text: "The canonical agrees with the page's other signals",
  },
  {
    rule: "near miss: a fragment is no difference",
    page: GOOD_PAGE,
    context: { url: "https://chinar.example/lahore/desks#oak" },
    status: "pass",
    text: "agrees",
  },
  {
    rule: "near miss: the address is not known, so nothing differs",
    page: GOOD_PAGE,
    isAddressUnknown: true,
    status: "pass",
    text: "agrees",
  },
  {
    rule: "there is none",
    page: change('<link rel="canonical" href="https://chinar.example/lahore/desks">', ""),
    status: "warn",
    text: "does not name its own address",
  },
  {
    rule: "it names another page",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="https://chinar.example/lahore/tables">',
    ),
    status: "warn",
    text: "The canonical names another page than this one",
    severity: "out",
  },
  {
    rule: "another page and noindex",
    page: change(
      '<link rel="canonical" href="https://chinar.example/lahore/desks">',
      '<link rel="canonical" href="https://chinar.example/lahore/tables"><meta name="robots" content="noindex">',
    ),
    status: "warn",
    text: "A canonical to another page and noindex contradict each other",
    severity: "out",
    places: 2,
  },
  {
    rule: "near miss: a canonical to the page itself does not contradict noindex",
    page: withHead('<meta name="robots" content="noindex">'),
    status: "pass",
    text: "agrees",
  },
  {
    rule: "og:url names another",
    page: change(
      'og:url" content="https://chinar.example/lahore/desks',
      'og:url" content="https://chinar.example/other',
    ),
    status: "warn",
    text: "og:url and the canonical name different addresses",
  },
  {
    rule: "near miss: og:url as a part of the same address",
    page: change(
      'og:url" content="https://chinar.example/lahore/desks',
      'og:url" content="/lahore/desks',
    ),
    status: "pass",
    text: "agrees",
  },
]);
