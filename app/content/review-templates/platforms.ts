import type { Platform } from "./schema.ts";

/** What each platform says about reviews, as read on the day named. Read again before changing. */
export const platforms = {
  shop: {
    name: "Online shops",
    rule: "Only someone who has used the product may review it; a review by anyone else is a fake review, whoever wrote the words.",
    source:
      "US FTC, 16 CFR 465, in force since 21 October 2024; Pakistan, Competition Act 2010, s. 10",
    checked: "2026-11-21",
    review: { unit: "characters", limit: null, note: "Each shop sets its own limit." },
    reply: { unit: "characters", limit: null, note: "Each shop sets its own limit." },
  },
  fiverr: {
    name: "Fiverr",
    rule: "Reviews must come from real orders. Building, buying or trading feedback leads to suspension; do not ask for five stars.",
    source: "Fiverr Help, reviews and ratings",
    checked: "2026-11-21",
    review: {
      unit: "characters",
      limit: null,
      note: "Fiverr asks for at least 10 and names no upper limit.",
    },
    reply: { unit: "characters", limit: null, note: "Fiverr names no limit." },
  },
  upwork: {
    name: "Upwork",
    rule: "Feedback must be genuine. Offering or withholding anything of value for feedback, and fake contracts, lead to suspension.",
    source: "Upwork Help, feedback",
    checked: "2026-11-21",
    review: { unit: "characters", limit: null, note: "Upwork names no limit." },
    reply: {
      unit: "characters",
      limit: null,
      note: "Upwork names no limit. A reply cannot be changed once it is sent.",
    },
  },
  otherFreelance: {
    name: "Other platforms",
    rule: "Write only about work that took place, as the person who ordered it. Bought or traded reviews are forbidden everywhere.",
    source: "US FTC, 16 CFR 465, in force since 21 October 2024",
    checked: "2026-11-21",
    review: { unit: "characters", limit: null, note: "Each platform sets its own limit." },
    reply: { unit: "characters", limit: null, note: "Each platform sets its own limit." },
  },
  amazon: {
    name: "Amazon",
    rule: "Your own honest experience only: no paid, seller's or family reviews, and nothing about the seller, the delivery or prices elsewhere.",
    source: "Amazon, community guidelines",
    checked: "2026-11-21",
    review: {
      unit: "words",
      limit: 5000,
      note: "The figure is from older guidelines; 75 to 500 words was their advice.",
    },
    reply: { unit: "characters", limit: null, note: "Amazon names no limit." },
  },
  google: {
    name: "Google Maps",
    rule: "Genuine experience only. No reward for a review, no asking only happy customers, no discouraging bad ones.",
    source: "Google Maps, fake engagement policy",
    checked: "2026-11-21",
    owners:
      "Owners: do not send this to customers. Google treats a review that was written for them as fake engagement.",
    review: {
      unit: "characters",
      limit: 4000,
      note: "Google publishes no figure; this is the lowest that is reported.",
    },
    reply: {
      unit: "bytes",
      limit: 4096,
      note: "Google’s Business Profile API counts bytes: an Urdu or Arabic letter takes two.",
    },
  },
} as const satisfies Record<string, Platform>;

export type PlatformKey = keyof typeof platforms;
