import { expect, test } from "vitest";

import { describePages } from "./describe-pages.ts";

test("one page is named, several are counted", () => {
  expect(describePages(["https://a.pk/"], "Judging").address).toBe("https://a.pk/");
  expect(describePages(["https://a.pk/", "https://b.pk/"], "Judging").title).toBe(
    "Reading 2 pages",
  );
  expect(describePages(["https://a.pk/", "https://b.pk/"], "Judging").address).toBeUndefined();
});

test("a refusal says whose reason it tells", () => {
  expect(describePages(["https://a.pk/"], "Judging").failed).toBe("https://a.pk/");
  expect(describePages(["https://a.pk/", "https://b.pk/"], "Judging").failed).toBe(
    "None of 2 pages could be read. What follows is about the first, https://a.pk/",
  );
});
