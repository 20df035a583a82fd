import { hreflangRegions } from "./hreflang-regions.ts";
import { GOOD_PAGE, testCheck, withHead } from "#tests/support/test-check.ts";

testCheck(hreflangRegions, [
  {
    rule: "countries exist, and the page is in its own set",
    page: withHead(
      '<link rel="alternate" hreflang="en" href="https://chinar.example/lahore/desks"><link rel="alternate" hreflang="ur-PK" href="https://chinar.example/ur">',
    ),
    status: "pass",
    text: "Countries exist",
  },
  {
    rule: "a country that does not exist",
    page: withHead(
      '<link rel="alternate" hreflang="en" href="https://chinar.example/lahore/desks"><link rel="alternate" hreflang="en-UK" href="https://chinar.example/uk">',
    ),
    status: "fail",
    text: "1 language code that Google does not know: en-UK",
    places: 1,
  },
  {
    rule: "an area by number",
    page: withHead(
      '<link rel="alternate" hreflang="en" href="https://chinar.example/lahore/desks"><link rel="alternate" hreflang="es-419" href="https://chinar.example/es">',
    ),
    status: "fail",
    text: "es-419",
  },
  {
    rule: "one code for two addresses",
    page: withHead(
      '<link rel="alternate" hreflang="en" href="https://chinar.example/lahore/desks"><link rel="alternate" hreflang="EN" href="https://chinar.example/two">',
    ),
    status: "warn",
    text: "One language code for two addresses",
    places: 1,
  },
  {
    rule: "near miss: one code twice for one address",
    page: withHead(
      '<link rel="alternate" hreflang="en" href="https://chinar.example/lahore/desks"><link rel="alternate" hreflang="en" href="https://chinar.example/lahore/desks">',
    ),
    status: "pass",
    text: "Countries exist",
  },
  {
    rule: "near miss: one address for two codes",
    page: withHead(
      '<link rel="alternate" hreflang="en" href="https://chinar.example/lahore/desks"><link rel="alternate" hreflang="x-default" href="https://chinar.example/lahore/desks">',
    ),
    status: "pass",
    text: "Countries exist",
  },
  ...["alternative", "alernate", "alternates hreflang", ""].map((rel) => ({
    rule: `rel=“${rel}” joins nothing`,
    page: withHead(`<link rel="${rel}" hreflang="ur" href="https://chinar.example/ur">`),
    status: "fail" as const,
    text:
      rel === ""
        ? "1 link with hreflang has no rel"
        : `says rel=“${rel}”, where it must be “alternate”`,
    places: 1,
  })),
  {
    rule: "misspelled in the header",
    page: GOOD_PAGE,
    context: { linkHeader: '<https://chinar.example/ur>; rel="alternativ"; hreflang="ur"' },
    status: "fail",
    text: "rel=“alternativ”",
    places: 1,
  },
  {
    rule: "near miss: another link type that has a language",
    page: withHead('<link rel="license" hreflang="en" href="https://chinar.example/terms">'),
    status: "notApplicable",
    text: "No language versions",
  },
  {
    rule: "the page itself is left out",
    page: withHead('<link rel="alternate" hreflang="ur-PK" href="https://chinar.example/x">'),
    status: "warn",
    text: "leave out this page itself",
  },
  {
    rule: "near miss: its own address is not known",
    page: withHead('<link rel="alternate" hreflang="ur-PK" href="https://chinar.example/x">'),
    isAddressUnknown: true,
    status: "pass",
    text: "Countries exist",
  },
  {
    rule: "no versions are named",
    page: GOOD_PAGE,
    status: "notApplicable",
    text: "No language versions are named",
  },
]);
