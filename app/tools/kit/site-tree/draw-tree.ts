/** Where each page of a site is in the picture of its tree: rings are clicks from the home page. */
import { nameOfPage } from "./name-of-page.ts";
import type { CoverageGroup, ReportPage } from "#engine/site-audit/report-page.ts";

export type TreeDot = { url: string; x: number; y: number; radius: number; group: CoverageGroup };
export type TreeThread = { key: string; from: Point; to: Point };
export type TreeLabel = Point & {
  text: string;
  anchor: "start" | "middle" | "end";
  isShut: boolean;
  /** There is room for it on a phone too, where letters are larger beside the dots. */
  fitsPhone: boolean;
};
export type SiteTree = {
  dots: readonly TreeDot[];
  /** Pages that no link reaches, on the outer arc. */
  alone: readonly TreeDot[];
  threads: readonly TreeThread[];
  rings: readonly { clicks: number; radius: number }[];
  labels: readonly TreeLabel[];
  /** Known pages for which there was no room. */
  left: number;
};
export type Point = { x: number; y: number };
/** What is drawn of a page. */
export type TreePage = Pick<ReportPage, "url" | "depth" | "parent" | "group">;

export const treeSize = { width: 760, height: 690, x: 380, y: 342, outer: 314 } as const;

/** Beyond this number dots would lie on each other. */
const MAX_DOTS = 600;
const MAX_LABELS = 7;
/** Widths of a letter and heights of a line, with some air, in the drawing's units; as in site-tree.css. */
const WIDE_LETTERS = { across: 11, down: 22 };
const PHONE_LETTERS = { across: 18, down: 36 };
/** Where the count of the pages that no link reaches is. */
const ALONE_WORDS: Box = { left: 0, right: 200, top: 0, bottom: 115 };
const LABELLED_PAGES = 3;
/** Clockwise from the right, in radians; the rings' numbers are before the first branch. */
const FIRST = -1.18;
const LAST = FIRST + 2 * Math.PI - 0.35;
const TOP = -Math.PI / 2 - 0.14;

type Box = { left: number; right: number; top: number; bottom: number };

type Branch = {
  page: TreePage;
  clicks: number;
  children: Branch[];
  weight: number;
  angle: number;
};

/** Places in the units of `treeSize`. The farthest pages beyond the most dots are left out and counted. */
export function drawTree(pages: readonly TreePage[]): SiteTree {
  const shown = pages
    .toSorted((a, b) => (a.depth ?? Infinity) - (b.depth ?? Infinity) || (a.url < b.url ? -1 : 1))
    .slice(0, MAX_DOTS);
  const reached = shown.filter(({ depth }) => depth !== null);
  const unreached = shown.filter(({ depth }) => depth === null);
  const rings = measureRings(Math.max(0, ...reached.map(({ depth }) => depth ?? 0)));
  const radiusOf = (clicks: number) => (clicks === 0 ? 0 : (rings[clicks - 1]?.radius ?? 0));
  const aloneArc = Math.min(1.5, unreached.length * 0.08);
  const branches = grow(reached);
  const [root] = branches;
  if (root !== undefined) {
    weigh(root, radiusOf);
    spread(root, FIRST, unreached.length === 0 ? LAST : TOP - aloneArc - 0.2 + 2 * Math.PI);
  }

  const at = (branch: Branch) => toPoint(branch.angle, radiusOf(branch.clicks));
  const radius = dotRadius(branches, radiusOf);
  return {
    dots: branches.map((branch) => ({
      ...toDot(branch.page, at(branch)),
      radius: branch.clicks === 0 ? 13 : radius + (branch.children.length > 2 ? 2 : 0),
    })),
    alone: unreached.map((page, index) => ({
      ...toDot(page, toPoint(TOP - (aloneArc * (index + 0.5)) / unreached.length, treeSize.outer)),
      radius: Math.min(5, Math.max(2, (aloneArc * treeSize.outer) / unreached.length / 2.6)),
    })),
    threads: branches.flatMap((parent) =>
      parent.children
        .filter(({ page }) => page.parent === parent.page.url)
        .map((child) => ({ key: child.page.url, from: at(parent), to: at(child) })),
    ),
    rings,
    labels: label(branches, radiusOf, unreached.length === 0 ? [] : [ALONE_WORDS]),
    left: pages.length - shown.length,
  };
}

/** The first is the home page; a page whose way in is not known hangs on it. */
function grow(reached: readonly TreePage[]): readonly Branch[] {
  const branches = reached.map((page): Branch => ({
    page,
    clicks: page.depth ?? 0,
    children: [],
    weight: 0,
    angle: 0,
  }));
  const byUrl = new Map(branches.map((branch) => [branch.page.url, branch]));
  const [root, ...others] = branches;
  for (const branch of others) {
    const parent = byUrl.get(branch.page.parent ?? "");
    (parent !== undefined && parent.clicks < branch.clicks ? parent : root)?.children.push(branch);
  }
  return branches;
}

/** Rings are closer the farther out: most pages are near. */
function measureRings(deepest: number): SiteTree["rings"] {
  const rings = Math.max(3, deepest);
  return Array.from({ length: deepest }, (_, index) => ({
    clicks: index + 1,
    radius: 288 * ((index + 1) / rings) ** 0.72,
  }));
}

/** A leaf takes as much of the turn as its ring leaves to it. */
function weigh(branch: Branch, radiusOf: (clicks: number) => number): number {
  const own = 100 / Math.max(60, radiusOf(branch.clicks));
  const below = branch.children.reduce((sum, child) => sum + weigh(child, radiusOf), 0);
  branch.weight = Math.max(own, below);
  return branch.weight;
}

function spread(branch: Branch, first: number, last: number): void {
  branch.angle = (first + last) / 2;
  const all = branch.children.reduce((sum, { weight }) => sum + weight, 0);
  let from = first;
  for (const child of branch.children) {
    const to = from + ((last - first) * child.weight) / all;
    spread(child, from, to);
    from = to;
  }
}

function dotRadius(branches: readonly Branch[], radiusOf: (clicks: number) => number): number {
  const rings = [...Map.groupBy(branches, ({ clicks }) => clicks)].filter(([clicks]) => clicks > 0);
  const room = rings.map(([clicks, { length }]) => (radiusOf(clicks) * 5) / length);
  return Math.min(6, Math.max(1.8, Math.min(...room) * 0.45));
}

/** The largest branches of the home page by name, each where it ends; without room for it: none. */
function label(
  branches: readonly Branch[],
  radiusOf: (clicks: number) => number,
  taken: readonly Box[],
): readonly TreeLabel[] {
  const hubs = (branches[0]?.children ?? [])
    .map((branch) => ({ branch, all: [branch, ...descendants(branch)] }))
    .filter(({ all }) => all.length > LABELLED_PAGES)
    .toSorted((a, b) => b.all.length - a.all.length);
  const labels: TreeLabel[] = [];
  const wide = [...taken];
  const phone = [...taken];
  for (const { branch, all } of hubs) {
    if (labels.length === MAX_LABELS) break;
    const { angle } = branch;
    const farthest = Math.max(...all.map(({ clicks }) => radiusOf(clicks)));
    const point = toPoint(angle, farthest + 20);
    const across = Math.cos(angle);
    const placed = {
      ...point,
      // Below the middle, letters grow away from the dots.
      y: round(point.y + 6 + Math.max(0, Math.sin(angle)) * 10),
      text: nameOfPage(branch.page.url),
      anchor: across > 0.35 ? "start" : across < -0.35 ? "end" : "middle",
    } as const;
    if (!takeRoom(boxOf(placed, WIDE_LETTERS), wide)) continue;
    labels.push({
      ...placed,
      isShut: all.every(({ page }) => page.group === "by-mistake"),
      fitsPhone: takeRoom(boxOf(placed, PHONE_LETTERS), phone),
    });
  }
  return labels;
}

function boxOf(
  { x, y, text, anchor }: Pick<TreeLabel, "x" | "y" | "text" | "anchor">,
  letters: { across: number; down: number },
): Box {
  const width = [...text].length * letters.across;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - letters.down, bottom: y };
}

/** Whether a box lies in the drawing and on none that is there; then it is there too. */
function takeRoom(box: Box, taken: Box[]): boolean {
  const isInside =
    box.left >= 0 &&
    box.right <= treeSize.width &&
    box.top >= 0 &&
    box.bottom <= treeSize.height - 6;
  const isFree = taken.every(
    (other) =>
      box.right <= other.left ||
      box.left >= other.right ||
      box.bottom <= other.top ||
      box.top >= other.bottom,
  );
  if (isInside && isFree) taken.push(box);
  return isInside && isFree;
}

function descendants(branch: Branch): readonly Branch[] {
  return branch.children.flatMap((child) => [child, ...descendants(child)]);
}

function toDot({ url, group }: TreePage, point: Point) {
  return { url, group, ...point };
}

function toPoint(angle: number, radius: number): Point {
  return {
    x: round(treeSize.x + radius * Math.cos(angle)),
    y: round(treeSize.y + radius * Math.sin(angle)),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
