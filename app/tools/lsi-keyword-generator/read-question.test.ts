import { expect, test } from "vitest";

import { readQuestion } from "./read-question.ts";

test("the rivals' pages and one's own come as typed", () => {
  expect(readQuestion({ own: " mine.pk ", rivals: "a.pk\nb.pk/x" })).toEqual({
    ok: true,
    own: "mine.pk",
    rivals: ["a.pk", "b.pk/x"],
  });
});

test("one's own page may be left out", () => {
  expect(readQuestion({ own: " ", rivals: "a.pk" })).toMatchObject({ ok: true, own: "" });
});

test.each([
  [{ own: "two words", rivals: "a.pk" }, "own", /valid URL/],
  [{ own: "a.pk", rivals: "" }, "rivals", /at least one address/],
  [{ own: "", rivals: "a.pk\nb.pk\nc.pk\nd.pk\ne.pk\nf.pk" }, "rivals", /5 addresses at most/],
  [{ own: "HTTPS://A.pk", rivals: "b.pk\na.pk" }, "rivals", /among the rivals/],
])("%j is refused at the field %s", (typed, field, problem) => {
  expect(readQuestion(typed)).toEqual({
    ok: false,
    field,
    problem: expect.stringMatching(problem),
  });
});
