import { expect, test } from "vitest";

import { findProblems } from "./find-problems.ts";
import type { NewSite } from "#lib/desk/watch.ts";

const site: NewSite = {
  url: "rangreza.pk",
  client: "Rangreza",
  owner: null,
  rhythm: "weekly",
  pages: 500,
  mailTo: "a@b.pk, c@d.pk",
  summary: false,
  weeklyMail: false,
};

test("every mistake is told at once, in the order of the fields", () => {
  expect([...findProblems({ ...site, url: "", client: "", pages: 0, mailTo: "x" }).keys()]).toEqual(
    ["url", "client", "pages", "mailTo"],
  );
  expect([...findProblems({ ...site, pages: Number.NaN }).keys()]).toEqual(["pages"]);
});

test("a site that is filled in well has none", () => {
  expect(findProblems(site).size).toBe(0);
});
