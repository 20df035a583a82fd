import type { Service } from "./schema.ts";

/** In the order of the cards. */
export const services = [
  {
    slug: "local-seo",
    icon: "map-pin",
    title: "Local SEO",
    symptom: "They search two streets away and find my competitor.",
    description:
      "Be on the map when someone nearby needs you today, with the right hours, number and street.",
    promise: "Be on the map where your customers stand, not only outside your own door.",
    features: [
      { name: "Business Profile", detail: "claimed, completed and kept current" },
      {
        name: "One name, address and phone",
        detail: "on every listing that shows them",
      },
      { name: "A page per branch", detail: "or per area you truly serve" },
      { name: "The landmark people would name", detail: "on your page" },
      { name: "Reviews", detail: "asked for within the rules, and answered" },
      { name: "Positions", detail: "checked street by street, not city-wide" },
    ],
  },
  {
    slug: "keyword-research",
    icon: "text-search",
    title: "Keyword Research",
    symptom: "People visit. They want something we don’t sell.",
    description:
      "Find the words your buyers use: in English, in Urdu, and in the Roman Urdu in between.",
    promise:
      "The phrase with the most searches is rarely the one that pays. We look for the corner where buyers are ready and rivals are asleep.",
    features: [
      {
        name: "Three ways of writing",
        detail: "English, Urdu, and Roman Urdu in between, whatever is spoken at home",
      },
      { name: "Intent", detail: "read off the results page, not guessed" },
      { name: "Difficulty", detail: "with the sums shown" },
      { name: "Gaps", detail: "what your rivals rank for and you do not" },
      { name: "One page per need", detail: "so that your own pages do not compete" },
    ],
  },
  {
    slug: "seo-audits",
    icon: "clipboard-check",
    title: "SEO Audits",
    symptom: "The new site went live and the calls stopped.",
    description:
      "More than 100 data points, sorted by what each one costs you, in words your developer can use.",
    promise:
      "An audit of 100+ data points, each with three columns: what we found, what it costs you, and who fixes it.",
    features: [
      { name: "Crawling and indexing", detail: "what search engines can and may read" },
      { name: "Speed", detail: "on the phone your customer owns" },
      { name: "Titles, headings, structured data", detail: "page by page" },
      { name: "Duplicates and dead ends", detail: "with the one address to keep" },
      { name: "Hand-over", detail: "a list your developer can start on Monday" },
    ],
  },
  {
    slug: "backlink-authority-building",
    icon: "link",
    title: "Backlink & Authority Building",
    symptom: "We are better than the firm above us.",
    description: "Links from people who have a reason to mention you. The other kind we turn down.",
    promise: "A link is a person vouching for you. We look for people who have a reason to.",
    features: [
      { name: "Links you are owed", detail: "from suppliers, members’ lists and old mentions" },
      { name: "Stories worth citing", detail: "a price survey, a guide, a public data set" },
      { name: "Local press and associations", detail: "approached by name" },
      { name: "Every link reported", detail: "with the page it is on" },
      { name: "Risky ones", detail: "found, weighed and, if need be, disavowed" },
    ],
  },
] as const satisfies readonly Service[];
