import { expect, test } from "vitest";

import { readAbout } from "./index.ts";
import { authors } from "#app/content/authors/index.ts";
import { site } from "#lib/site/site.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";

test("says what we do not do, when SEO is the wrong purchase, and what follows the form", () => {
  const about = readAbout();

  expect(about.notDone.join(" ")).toContain("Promise a position");
  expect(about.wrong.join(" ")).toContain("You have no website");
  expect(about.after.join(" ")).toContain(`Within ${site.answerWithinHours} hours`);
});

test("the headline counts the people who are shown", () => {
  expect(readAbout().headline).toContain(`${spellNumberFirst(authors.length)} people`);
});
