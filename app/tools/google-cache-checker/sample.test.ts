import { expect, test } from "vitest";

import { readUrlInput, simulateCacheCheck, toArchivePath } from "./sample.ts";

const now = new Date("2026-11-21T12:00:00Z");
const url = "https://example.com/";
const chances =
  (...values: number[]) =>
  () =>
    values.shift() ?? 0;

test.each([
  [0, true],
  [0.79999, true],
  [0.8, false],
  [0.99, false],
])("a chance of %f is cached: %s, which makes four in five", (chance, isCached) => {
  expect(simulateCacheCheck(url, { random: chances(chance, 0), now }).isCached).toBe(isCached);
});

test("over ten thousand checks, 80% are cached", () => {
  let state = 7;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const cached = Array.from({ length: 10_000 }, () => simulateCacheCheck(url, { random, now }));

  expect(cached.filter(({ isCached }) => isCached).length / 10_000).toBeCloseTo(0.8, 1);
});

test.each([
  [0, "2026-11-21T12:00:00.000Z"],
  [0.5, "2026-11-06T12:00:00.000Z"],
  [0.999999, "2026-10-22T12:00:02.592Z"],
])("the date lies within the last 30 days: %f", (chance, cachedAt) => {
  expect(simulateCacheCheck(url, { random: chances(0, chance), now }).cachedAt).toBe(cachedAt);
});

test("a page that is not cached has neither date nor link", () => {
  expect(simulateCacheCheck(url, { random: () => 0.9, now })).toEqual({ isCached: false, url });
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["not a url", "not-a-url"],
  ["javascript:alert(1)", "not-a-url"],
  ["mailto:a@b.example", "not-a-url"],
  ["http://", "not-a-url"],
])("%j is refused as %s", (text, problem) => {
  expect(readUrlInput(text)).toEqual({ ok: false, problem });
});

test.each([
  ["example.com", "https://example.com"],
  ["example.com:8080/a", "https://example.com:8080/a"],
  ["HTTP://example.com", "HTTP://example.com"],
  ["//example.com/a", "https://example.com/a"],
  ["https:/example.com", "https://example.com"],
  ["https//example.com", "https://example.com"],
  ["<https://example.com/>", "https://example.com/"],
  ["“https://example.com/a”", "https://example.com/a"],
  ["view-source:https://example.com/", "https://example.com/"],
  ["cache:example.com/a", "https://example.com/a"],
  ["https://web.archive.org/web/2020*/http://example.com/a", "http://example.com/a"],
  ["https://web.archive.org/", "https://web.archive.org/"],
  ["دکان.پاکستان/میز", "https://دکان.پاکستان/میز"],
])("%s is read as %s", (typed, value) => {
  expect(readUrlInput(typed)).toEqual({ ok: true, value });
});

test.each(["a", "localhost", "name@example.com", "example.com\nexample.org", "https://", "."])(
  "%j is no page that an archive could have",
  (typed) => {
    expect(readUrlInput(typed)).toEqual({ ok: false, problem: "not-a-url" });
  },
);

test("an http or https address is taken as it is, but for spaces around it", () => {
  expect(readUrlInput(" https://example.com/a?b=1 ")).toEqual({
    ok: true,
    value: "https://example.com/a?b=1",
  });
});

test.each([
  ["https://example.com/a?b=1&c=2", "https://example.com/a?b=1&c=2"],
  ["https://example.com/a#part", "https://example.com/a"],
  ["https://example.com/a b", "https://example.com/a%20b"],
])("%s goes to an archive as %s", (address, path) => {
  expect(toArchivePath(address)).toBe(path);
});
