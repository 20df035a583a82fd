/** The invented shop of the sample: 74 pages, whose states are the figures that are beside the picture. */
import type { TreePage } from "#app/tools/kit/site-tree/draw-tree.ts";
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";

const SHOP = "https://rangreza.example";

const home = toPage("/", 0);
const lists = ["lawn", "khaddar", "chiffon", "unstitched", "mens"] as const;
/** Products of each list, and how many more clicks away each of the last ones is. */
const products: readonly (readonly [list: string, near: number, far: number])[] = [
  ["lawn", 8, 4],
  ["khaddar", 6, 2],
  ["chiffon", 4, 1],
  ["unstitched", 3, 2],
  ["mens", 3, 1],
];
const journal = ["how-ajrak-is-dyed", "lawn-season-guide", "block-makers-of-bhit-shah"];

export const sampleShop: readonly TreePage[] = [
  home,
  ...lists.map((list) => under("/", `/collections/${list}`)),
  under("/", "/collections/eid-2025", "by-mistake"),
  ...["about", "delivery", "contact", "returns"].map((name) => under("/", `/${name}`)),
  under("/", "/size-guide", "by-mistake"),
  ...["cart", "checkout", "account"].map((name) => under("/", `/${name}`, "on-purpose")),
  ...["lawn", "khaddar"].map((list) =>
    under(`/collections/${list}`, `/collections/${list}?sort=price`, "on-purpose", 2),
  ),
  under("/", "/ur/", "by-mistake"),
  ...["about", "contact", "delivery"].map((name) => under("/ur/", `/ur/${name}`, "indexable", 2)),
  under("/", "/journal/", "by-mistake"),
  ...journal.map((name) => under("/journal/", `/journal/${name}`, "by-mistake", 2)),
  under("/journal/", "/journal/caring-for-silk", "no-answer", 2),
  ...products.flatMap(([list, near, far]) => [
    ...number(near).map((at) =>
      under(`/collections/${list}`, `/product/${list}-${at}`, "indexable", 2),
    ),
    ...number(far).map((at) =>
      under(`/product/${list}-${at}`, `/product/${list}-${at}-more`, "indexable", 3),
    ),
  ]),
  ...number(14).map((at) => toPage(`/product/ajrak-${at}`, null)),
];

function under(
  parent: string,
  path: string,
  group: CoverageGroup = "indexable",
  depth = 1,
): TreePage {
  return { ...toPage(path, depth), group, parent: `${SHOP}${parent}` };
}

function toPage(path: string, depth: number | null): TreePage {
  return { url: `${SHOP}${path}`, depth, group: "indexable" };
}

function number(pages: number): readonly number[] {
  return Array.from({ length: pages }, (_, index) => index + 1);
}
