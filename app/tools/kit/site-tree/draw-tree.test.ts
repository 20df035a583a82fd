import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { drawTree, treeSize } from "./draw-tree.ts";
import { nameOfPage } from "./name-of-page.ts";
import { describeTree, SiteTreeFigure } from "./site-tree-figure.tsx";
import type { ReportPage } from "#engine/site-audit/report-page.ts";

const toPage = (path: string, more: Partial<ReportPage> = {}): ReportPage => ({
  url: `https://shop.example${path}`,
  status: 200,
  indexable: true,
  group: "indexable",
  reason: "",
  depth: 1,
  inlinks: 1,
  outlinks: 1,
  rank: 0.1,
  template: "Pages without a template",
  title: null,
  wordCount: 300,
  issues: [],
  points: 0,
  inSitemap: true,
  ...more,
});
const url = (path: string) => `https://shop.example${path}`;

const shop = [
  toPage("/lawn/3", { depth: 2, parent: url("/lawn") }),
  toPage("/", { depth: 0 }),
  toPage("/lawn", { parent: url("/") }),
  toPage("/about", { parent: url("/") }),
  ...["1", "2", "4"].map((name) => toPage(`/lawn/${name}`, { depth: 2, parent: url("/lawn") })),
  toPage("/hidden", { depth: null, group: "by-mistake" }),
];

const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - treeSize.x, y - treeSize.y);

test("home is in the middle, and each page on the ring of its clicks", () => {
  const { dots, rings } = drawTree(shop);

  expect(dots[0]).toMatchObject({ url: url("/"), x: treeSize.x, y: treeSize.y });
  expect(rings.map(({ clicks }) => clicks)).toEqual([1, 2]);
  for (const dot of dots.slice(1)) {
    const clicks = dot.url.split("/").length - 3;
    expect(distance(dot)).toBeCloseTo(rings[clicks - 1]?.radius ?? 0, 0);
  }
});

test("a page that no link reaches is on the outer arc, without a thread", () => {
  const { alone, threads } = drawTree(shop);

  expect(alone).toHaveLength(1);
  expect(distance(alone[0] ?? { x: 0, y: 0 })).toBeCloseTo(treeSize.outer, 0);
  expect(threads.map(({ key }) => key)).not.toContain(url("/hidden"));
  expect(threads).toHaveLength(6);
});

test("a page whose way in is not known keeps its ring and gets no thread", () => {
  const { dots, threads } = drawTree([...shop, toPage("/from-redirect", { depth: 2 })]);

  expect(dots.map((dot) => dot.url)).toContain(url("/from-redirect"));
  expect(threads.map(({ key }) => key)).not.toContain(url("/from-redirect"));
});

test("no two pages of a ring lie on each other", () => {
  const { dots } = drawTree([
    toPage("/", { depth: 0 }),
    ...Array.from({ length: 90 }, (_, index) => toPage(`/${index}`, { parent: url("/") })),
  ]);

  for (const [index, dot] of dots.entries()) {
    for (const other of dots.slice(index + 1)) {
      expect(Math.hypot(dot.x - other.x, dot.y - other.y)).toBeGreaterThan(dot.radius);
    }
  }
});

test("a branch of more than three pages is named by the last word of its address", () => {
  expect(drawTree(shop).labels.map(({ text }) => text)).toEqual(["lawn"]);
  expect(nameOfPage("https://shop.example/%D8%AF%DA%A9%D8%A7%D9%86/")).toBe("دکان");
  expect(nameOfPage("https://shop.example/a-very-long-name-of-a-page")).toBe("a-very-long-n…");
});

test("a name is in the drawing and on no other; on a phone, where it is larger, too", () => {
  const places = ["lawn", "shirts-lawn", "dupattas", "trousers-for", "journal", "khaddar-all"];
  const { labels } = drawTree([
    toPage("/", { depth: 0 }),
    ...places.flatMap((place, at) => [
      toPage(`/${place}`, { parent: url("/") }),
      ...Array.from({ length: 4 + 3 * at }, (_, index) =>
        toPage(`/${place}/${index}`, { depth: 2, parent: url(`/${place}`) }),
      ),
      toPage(`/${place}/0/deep`, { depth: 3, parent: url(`/${place}/0`) }),
      toPage(`/${place}/0/deep/er`, { depth: 4, parent: url(`/${place}/0/deep`) }),
    ]),
  ]);
  const shown = (letters: number, those: typeof labels) =>
    those.map(({ x, y, text, anchor }) => {
      const width = text.length * letters;
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      return { left, right: left + width, top: y - letters * 2, bottom: y };
    });

  expect(labels.length).toBeGreaterThan(3);
  const onPhone = labels.filter(({ fitsPhone }) => fitsPhone);
  expect(onPhone.length).toBeGreaterThan(0);
  expect(onPhone.length).toBeLessThan(labels.length);
  for (const boxes of [shown(11, labels), shown(18, onPhone)]) {
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(treeSize.width);
      for (const other of boxes.slice(index + 1)) {
        expect(
          box.right <= other.left ||
            box.left >= other.right ||
            box.bottom <= other.top ||
            box.top >= other.bottom,
        ).toBe(true);
      }
    }
  }
});

test("beyond six hundred pages the farthest are left out, and counted", () => {
  const many = Array.from({ length: 700 }, (_, index) =>
    toPage(`/${index}`, { depth: index === 0 ? 0 : 1 }),
  );

  expect(drawTree(many).dots).toHaveLength(600);
  expect(drawTree(many).left).toBe(100);
});

test("one page alone, or none, draws without a figure that is no number", () => {
  for (const pages of [[], [toPage("/", { depth: 0 })], [toPage("/a", { depth: null })]]) {
    expect(JSON.stringify(drawTree(pages))).not.toMatch(/null|NaN/);
  }
});

test("who does not see the tree is told its figures", () => {
  expect(describeTree(shop)).toBe(
    "8 pages by clicks from the home page; 1 shut out by mistake; 1 to which no link was found",
  );
});

test("pages without a link are counted whole, where some are not drawn", () => {
  const pages = Array.from({ length: 1_200 }, (_, index) =>
    toPage(`/${index}`, { depth: index === 0 ? 0 : null }),
  );
  const markup = renderToStaticMarkup(createElement(SiteTreeFigure, { pages }));

  expect(markup).toContain("1,199 pages,");
});
