import { toColumns, toCrawl } from "./crawl-row.ts";
import { flag, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Sql } from "#server/data/sql.ts";
import {
  addBytes,
  bodiesOf,
  crawlColumns,
  IS_THERE,
  keepOfCrawl,
  writeCrawlRows,
  type CrawlDatabase,
  type CrawlRows,
} from "./crawl-sql.ts";
import {
  CrawlGone,
  isProgress,
  type CrawlStep,
  type CrawlStore,
  type FrontierRow,
  type TargetKind,
} from "./crawl-store.ts";
import { toSiteRows } from "./site-rows.ts";
import { stepBytes } from "./step-bytes.ts";

const toFrontierRow = rowShape({
  n: number,
  url: text,
  foundBy: number,
  depth: orNull(number),
  state: text<FrontierRow["state"]>,
  turn: orNull(number),
  notRead: orNull(text),
});
const toTarget = rowShape({
  n: number,
  url: text,
  kind: text<TargetKind>,
  isAsked: flag,
});

/** What is read of a site, step by step. */
export function createSteps(database: CrawlDatabase) {
  const { data } = database;
  const readFrontier = async (id: number) => {
    const rows = await data.all(
      "select n, url, found_by, depth, state, turn, not_read from site_audit.frontier where crawl = $1 order by n",
      [id],
    );
    return rows.map(toFrontierRow);
  };
  const readBody = async (
    table: "page" | "part",
    key: "n" | "name",
    [id, value]: [number, string | number],
  ) => {
    const [row] = await data.all(
      `select body from site_audit.${table} where crawl = $1 and ${key} = $2`,
      [id, value],
    );
    return row && text(row, "body");
  };
  return {
    keep: (id, step) => keepOfCrawl(database, id, step.owner, (sql) => writeStep(sql, id, step)),
    readFrontier,
    readPage: (id, n) => readBody("page", "n", [id, n]),
    readPart: (id, name) => readBody("part", "name", [id, name]),
    readTargets: async (id) => {
      const rows = await data.all(
        "select n, url, kind, body is not null as is_asked from site_audit.target where crawl = $1 order by n",
        [id],
      );
      return rows.map(toTarget);
    },
    readRows: async (id) => {
      const [crawl] = await data.all(
        `select ${crawlColumns(database)} from site_audit.crawl where id = $1 and ${IS_THERE}`,
        [id],
      );
      if (crawl === undefined) throw new CrawlGone("The crawl was deleted.");
      const targets = await data.all(
        "select body from site_audit.target where crawl = $1 and body is not null order by n",
        [id],
      );
      const parts = await data.all("select name, body from site_audit.part where crawl = $1", [id]);
      return toSiteRows({
        crawl: toCrawl(crawl),
        frontier: await readFrontier(id),
        ...(await database.readPages(id)),
        targets: bodiesOf(targets),
        parts: new Map(parts.map((row) => [text(row, "name"), text(row, "body")])),
      });
    },
  } satisfies Partial<CrawlStore>;
}

async function writeStep(sql: Sql, id: number, step: CrawlStep): Promise<void> {
  const columns = { ...toColumns(step.crawl ?? {}), ...(isProgress(step) && { taken: 0 }) };
  const sets = Object.keys(columns).map((name, at) => `${name} = $${at + 2}`);
  await addBytes(sql, id, stepBytes(step));
  if (sets.length > 0) {
    await sql.change(`update site_audit.crawl set ${sets.join(", ")} where id = $1`, [
      id,
      ...Object.values(columns),
    ]);
  }
  for (const rows of rowsOf(step)) await writeCrawlRows(sql, id, rows);
}

function rowsOf({ found = [], changed = [], turns = [], pages = [], ...step }: CrawlStep) {
  const { moved = [], notRead = [], newTargets = [], targets = [], parts = [] } = step;
  const states = [
    ...pages.map(({ n, state }) => ({ n, state, notRead: null })),
    ...notRead.map((row) => ({ ...row, state: "kept-out" })),
  ];
  const frontier = ["n", "url", "foundBy", "depth", "state", "turn", "notRead"] as const;
  return [
    { how: "insert", table: "frontier", columns: frontier, rows: found },
    { how: "update", table: "frontier", columns: ["n", "foundBy", "depth"], rows: changed },
    { how: "update", table: "frontier", columns: ["n", "url"], rows: moved },
    { how: "update", table: "frontier", columns: ["n", "turn"], rows: turns },
    { how: "replace", table: "page", columns: ["n", "body", "links", "leads"], rows: pages },
    { how: "update", table: "frontier", columns: ["n", "state", "notRead"], rows: states },
    { how: "insert", table: "target", columns: ["n", "url", "kind"], rows: newTargets },
    { how: "update", table: "target", columns: ["n", "body"], rows: targets },
    { how: "replace", table: "part", columns: ["name", "body"], rows: parts },
  ] satisfies CrawlRows[];
}
