import { describe, expect, test } from "vitest";

import type { ReportPage } from "#engine/site-audit/report-page.ts";

import { advise } from "./advise.ts";
import type { JudgedReading } from "./judge-reading.ts";
import { writeHtml, writeText } from "./lay-out-mail.ts";
import { tellWorse, tellSummary } from "./write-mail.ts";

const NOW = Date.UTC(2026, 10, 21, 23);

function page(part: Partial<ReportPage>): ReportPage {
  return {
    url: "https://rangreza.pk/a",
    status: 200,
    indexable: false,
    group: "by-mistake",
    reason: "",
    depth: 1,
    inlinks: 0,
    outlinks: 0,
    rank: 0,
    template: "",
    title: null,
    wordCount: null,
    issues: [],
    points: 12,
    inSitemap: false,
    ...part,
  };
}

const gone = (part: Partial<ReportPage> = {}) =>
  page({ status: 404, reason: "not found, 404", inSitemap: true, inlinks: 3, ...part });
const hidden = page({ reason: "noindex in the head" });

describe("advice", () => {
  test.each<[string, ReportPage[], string[]]>([
    [
      "one page that is gone",
      [gone({ inlinks: 1 })],
      [
        "The page answers 404. It is in the sitemap, and one link leads to it. If what it shows is gone, send its address on with a 301 and take it out of the sitemap. If it will be back in a few days, leave the address alone.",
      ],
    ],
    [
      "two, both listed",
      [gone(), gone()],
      [
        "The pages answer 404. Both are in the sitemap, and six links lead to them. If what they show is gone, send their addresses on with a 301 and take them out of the sitemap. If they will be back in a few days, leave the addresses alone.",
      ],
    ],
    [
      "three, all listed, without links",
      [gone({ inlinks: 0 }), gone({ inlinks: 0 }), gone({ inlinks: 0 })],
      [
        "The pages answer 404. All three are in the sitemap. If what they show is gone, send their addresses on with a 301 and take them out of the sitemap. If they will be back in a few days, leave the addresses alone.",
      ],
    ],
    [
      "three, one of them listed",
      [gone(), gone({ inSitemap: false }), gone({ inSitemap: false })],
      [
        "The pages answer 404. One of the three is in the sitemap, and nine links lead to them. If what they show is gone, send their addresses on with a 301 and take them out of the sitemap. If they will be back in a few days, leave the addresses alone.",
      ],
    ],
    [
      "one that nothing names",
      [gone({ inSitemap: false, inlinks: 0 })],
      [
        "The page answers 404. If what it shows is gone, send its address on with a 301. If it will be back in a few days, leave the address alone.",
      ],
    ],
    [
      "two kinds: each has its own",
      [gone(), gone(), hidden],
      [
        "Two pages answer 404. Both are in the sitemap, and six links lead to them. If what they show is gone, send their addresses on with a 301 and take them out of the sitemap. If they will be back in a few days, leave the addresses alone.",
        "One page says noindex now. If that was not meant, look in the head of the page.",
      ],
    ],
    [
      "lines of robots.txt",
      [
        page({ reason: "robots.txt, line 7" }),
        page({ reason: "robots.txt, line 3" }),
        page({ reason: "robots.txt, line 3" }),
      ],
      ["robots.txt has a new line that closes 3 pages: lines 3 and 7."],
    ],
    [
      "servers that fail",
      [page({ status: 503, reason: "answers 503" })],
      ["The page answers 503: the server fails there. Its error log says why."],
    ],
    [
      "another canonical",
      [hidden, page({ reason: "canonical names another page" })],
      [
        "One page says noindex now. If that was not meant, look in the head of the page.",
        "One page asks Google to index another address instead.",
      ],
    ],
    [
      "what has no words of its own here",
      [page({ reason: "says that it is missing" })],
      ["The page: says that it is missing."],
    ],
  ])("for %s", (_what, lost, words) => {
    expect(advise(lost)).toEqual(words);
  });
});

test("the mail of a month says how many pages can be indexed, and how many could before", () => {
  const last = { points: 48, indexable: 61, known: 74 };
  const { subject, figures } = tellSummary("Rangreza", NOW, {
    last,
    before: { points: 12, indexable: 70, known: 74 },
  });
  expect(subject).toBe("Rangreza, November: 61 of 74 pages can be indexed (70 before)");
  expect(figures[0]).toEqual(["Can be indexed", "70 → 61", "of 74 pages"]);
});

const judged: JudgedReading = {
  verdict: "worse",
  headline: "2 pages can no longer be indexed",
  detail: "Two pages answer 404 and are still in the sitemap.",
  figures: { points: 613, indexable: 58, known: 74 },
  lost: [gone({ url: "https://rangreza.pk/a" }), gone({ url: "https://rangreza.pk/b" })],
  blocking: [],
  home: "https://rangreza.pk/",
  hinders: true,
  comparison: {
    since: NOW - 86_400_000,
    before: { points: 577, indexable: 60 },
    lostPages: 2,
    lost: [
      { url: "https://rangreza.pk/a", text: "404, was 200" },
      { url: "https://rangreza.pk/b", text: "404, was 200" },
    ],
    added: [{ title: "2 pages answer 404", points: 36 }],
    fixed: [],
  },
};
const moment = { at: NOW, nextAt: NOW + 86_400_000 };
const address = {
  brand: "Pehla Page",
  clients: ["Rangreza"],
  to: "a@b.pk",
  site: "https://pehla.example/desk?site=1",
  stop: "https://pehla.example/api/desk/stop/x",
};

const change = (n: number) => ({
  url: `https://rangreza.pk/title-${n}`,
  what: "Title",
  text: "“New”, was “Old”",
  isOut: false,
});

function withChanges(total: number): JudgedReading {
  const own = ["a", "b"].map((name) => ({
    url: `https://rangreza.pk/${name}`,
    what: "Removed",
    text: "404, was 200",
    isOut: true,
  }));
  const rows = [...own, ...Array.from({ length: total - 2 }, (_, n) => change(n))];
  const changes = { total, rows: rows.slice(0, 200) };
  return { ...judged, comparison: { ...judged.comparison!, changes } };
}

describe("the mail", () => {
  test("names an address by its path, and one of another scheme or host as a whole", () => {
    const { comparison } = judged;
    const lost = ["https://rangreza.pk/a", "http://rangreza.pk/a", "https://shop.rangreza.pk/a"];
    const mail = tellWorse(
      "Rangreza",
      {
        ...judged,
        comparison: { ...comparison!, lost: lost.map((url) => ({ url, text: "404" })) },
      },
      moment,
    );
    expect(mail.rows.map(({ name }) => name)).toEqual(["/a", ...lost.slice(1)]);
  });

  test("tells what it is sent for first, then what else changed: ten, each once", () => {
    const mail = tellWorse("Rangreza", withChanges(300), moment);
    expect(mail.rows).toHaveLength(10);
    expect(mail.rows.slice(0, 3)).toEqual([
      { name: "/a", text: "404, was 200", isPath: true, isBad: true },
      { name: "/b", text: "404, was 200", isPath: true, isBad: true },
      { name: "/title-0", text: "Title: “New”, was “Old”", isPath: true, isBad: false },
    ]);
    expect(mail.more).toBe(290);
    expect(mail.foot).not.toContain("Nothing else changed");
  });

  test("names a new blocking fault in its rows, with what to do", () => {
    const mail = tellWorse(
      "Rangreza",
      {
        ...judged,
        headline: "One page says that it is missing",
        lost: [],
        blocking: [{ title: "One page says that it is missing", addresses: 1, fix: "Answer 404." }],
        comparison: { ...judged.comparison!, lost: [], lostPages: 0 },
      },
      moment,
    );
    expect(mail.subject).toBe("Rangreza: One page says that it is missing");
    expect(mail.rows).toEqual([
      { name: "One page says that it is missing", text: "1 address", isPath: false, isBad: true },
    ]);
    expect(mail.advice).toEqual(["One page says that it is missing. Answer 404."]);
    expect(mail.foot).toContain("you will not get a second email about the same fault.");
  });

  test("has a preview, an address to open by hand, and aligned rows of text", () => {
    const mail = tellWorse("Rangreza", withChanges(3), moment);
    const html = writeHtml(mail, address);
    expect(html).toContain(
      "58 of 74 pages can be indexed (60 before). Two pages answer 404 and are still in the sitemap.</div>",
    );
    expect(html).toContain("Or open <a");
    expect(html).toContain(">pehla.example/desk?site=1</a>");
    expect(writeText(mail, address)).toContain(
      "/a         404, was 200\n/b         404, was 200\n/title-0   Title: “New”, was “Old”",
    );
  });

  test("markup from a client's site is text", () => {
    const evil = { ...change(1), text: '<img src=x onerror="1">' };
    const changes = { total: 1, rows: [evil] };
    const mail = tellWorse(
      "<b>R</b>",
      { ...judged, comparison: { ...judged.comparison!, changes } },
      moment,
    );
    const parts = [
      { title: "<b>R", href: "https://b.pk/?a&b", lines: ["<img src=x>"], isBad: true },
    ];
    expect(writeHtml({ ...mail, parts }, address)).not.toMatch(/<img|<b>R|\?a&b/);
  });
});

test("no mail holds a sign that steers what is around it", () => {
  const mail = { subject: "\u202egpj \u001b[2J", preview: "\u0007", when: "", rows: [], more: 0 };
  const text = { ...mail, advice: ["\u2066a"], figures: [], foot: "" };
  const to = {
    brand: "B",
    clients: ["C\u202e"],
    to: "a@b.pk",
    site: "https://b.pk",
    stop: "https://b.pk",
  };

  for (const written of [writeText(text, to), writeHtml(text, to)]) {
    expect(written).not.toMatch(/[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
    expect(written).toContain("\\u202egpj \\u001b[2J");
  }
});
