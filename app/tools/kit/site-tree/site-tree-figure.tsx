import { barePath } from "#engine/address/path-of.ts";
import { drawTree, treeSize, type TreeDot, type TreePage } from "./draw-tree.ts";
import { DepthTable } from "./depth-table.tsx";
import { describeTreePage } from "./describe-tree-page.ts";
import { plotProps, plotMark } from "#app/ui/plot/plot-mark.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** Below this many pages a tree says less than the sentence above it. */
export const TREE_PAGES = 3;

/** The site as rings of clicks from its home page, one dot a page. The figures are behind it. */
export function SiteTreeFigure({ pages }: { pages: readonly TreePage[] | undefined }) {
  if (pages === undefined) return <figure className="site-tree" aria-hidden="true" />;
  const { dots, alone, threads, rings, labels, left } = drawTree(pages);
  const { width, height, x, y, outer } = treeSize;
  const pageOf = new Map(pages.map((page) => [page.url, page]));
  return (
    <figure className="site-tree">
      <svg
        className="drawing"
        {...plotProps(describeTree(pages), "both")}
        viewBox={`0 0 ${width} ${height}`}
      >
        {rings.map(({ clicks, radius }) => (
          <circle key={clicks} className="p-line" cx={x} cy={y} r={radius} />
        ))}
        {alone.length === 0 ? null : (
          <circle className="p-line p-quiet" strokeDasharray="2 6" cx={x} cy={y} r={outer} />
        )}
        {threads.map(({ key, from, to }) => (
          <path key={key} className="thread" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        ))}
        {dots.map((dot, index) => (
          <Dot
            key={dot.url}
            dot={dot}
            kind={index === 0 ? "home" : dot.group}
            page={pageOf.get(dot.url)}
          />
        ))}
        {alone.map((dot) => (
          <Dot
            key={dot.url}
            dot={dot}
            kind={dot.group === "indexable" ? "alone" : dot.group}
            page={pageOf.get(dot.url)}
          />
        ))}
        {rings.map(({ clicks, radius }) => (
          <text key={clicks} className="p-halo" x={x} y={y - radius + 5} textAnchor="middle">
            {clicks === 1 ? "1 click" : clicks}
          </text>
        ))}
        {labels.map((label) => (
          <BranchLabel key={`${label.x} ${label.y}`} label={label} />
        ))}
        {alone.length === 0 ? null : (
          <LinklessLabel
            pages={pages.filter(({ depth }) => depth === null).length}
            isAllShut={alone.every(({ group }) => group !== "indexable")}
          />
        )}
      </svg>
      <figcaption className="mini soft">
        One dot a page, by clicks from the home page.
        {left === 0 ? "" : ` The ${groupThousands(left)} farthest are not drawn.`}
      </figcaption>
      <DepthTable pages={pages} />
    </figure>
  );
}

const branchClass = (isShut: boolean) => `p-halo branch ${isShut ? "p-fail" : "p-strong"}`;

type BranchLabelProps = { label: ReturnType<typeof drawTree>["labels"][number] };

function BranchLabel({ label: { text, anchor, isShut, fitsPhone, ...at } }: BranchLabelProps) {
  return (
    <text
      className={branchClass(isShut)}
      data-wide={!fitsPhone || undefined}
      textAnchor={anchor}
      {...at}
    >
      {text}
    </text>
  );
}

function LinklessLabel({ pages, isAllShut }: { pages: number; isAllShut: boolean }) {
  return (
    <text className={branchClass(!isAllShut)} x={14} y={30}>
      {count(pages, "page")},
      <tspan x={14} dy="1.15em">
        no link
      </tspan>{" "}
      <tspan x={14} dy="1.15em">
        found
      </tspan>
    </text>
  );
}

type DotKind = "home" | "alone" | TreeDot["group"];

/** What a dot is shows by its form, not by its colour alone. */
const dotPaints: Record<DotKind, string> = {
  home: "p-strong",
  indexable: "p-good",
  alone: "site-tree-alone",
  "by-mistake": "p-fail",
  "on-purpose": "p-ground",
  "no-answer": "site-tree-broken",
  "not-read": "p-ground",
};

type DotProps = { dot: TreeDot; kind: DotKind; page: TreePage | undefined };

function Dot({ dot, kind, page }: DotProps) {
  const { url, x, y, radius } = dot;
  const arm = radius * 0.45;
  return (
    <g className={dotPaints[kind]} {...(page && plotMark(barePath(url), describeTreePage(page)))}>
      <circle cx={x} cy={y} r={kind === "by-mistake" ? radius * 1.35 : radius} />
      {kind === "by-mistake" ? (
        <path
          className="p-line p-ground"
          d={`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`}
        />
      ) : null}
    </g>
  );
}

/** The picture in a sentence, for who does not see it. */
export function describeTree(pages: readonly TreePage[]): string {
  const shut = pages.filter(({ group }) => group === "by-mistake").length;
  const alone = pages.filter(({ depth }) => depth === null).length;
  return [
    `${count(pages.length, "page")} by clicks from the home page`,
    ...(shut === 0 ? [] : [`${groupThousands(shut)} shut out by mistake`]),
    ...(alone === 0 ? [] : [`${groupThousands(alone)} to which no link was found`]),
  ].join("; ");
}
