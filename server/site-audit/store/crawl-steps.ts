import { toColumns, toCrawl } from "#server/site-audit/store/crawl-row.ts";
import {
  ADD_BYTES,
  bodiesOf,
  crawlColumns,
  IS_THERE,
  type CrawlRows,
  type CrawlSql,
  type Statement,
} from "#server/site-audit/store/crawl-sql.ts";
import {
  CrawlGone,
  isProgress,
  type CrawlStep,
  type CrawlStore,
  type FrontierRow,
  type TargetKind,
} from "#server/site-audit/store/crawl-store.ts";
import { toSiteRows } from "#server/site-audit/store/site-rows.ts";
import { stepBytes } from "#server/site-audit/store/step-bytes.ts";

/** What is read of a site, step by step. */
export function createSteps(sql: CrawlSql) {
  const readFrontier = async (id: number) =>
    (await sql.all(
      'select n, url, found_by as "foundBy", depth, state, turn, not_read as "notRead" from site_audit.frontier where crawl = $1 order by n',
      [id],
    )) as FrontierRow[];
  const readBody = async (
    from: "page" | "part",
    key: "n" | "name",
    [id, value]: [number, string | number],
  ) => {
    const [row] = await sql.all(
      `select body from site_audit.${from} where crawl = $1 and ${key} = $2`,
      [id, value],
    );
    return row?.["body"] as string | undefined;
  };
  return {
    keep: (id, step) => sql.keep(id, step.owner, statementsOf(sql, id, step)),
    readFrontier,
    readPage: (id, n) => readBody("page", "n", [id, n]),
    readPart: (id, name) => readBody("part", "name", [id, name]),
    readTargets: async (id) => {
      const rows = await sql.all(
        'select n, url, kind, body is not null as "isAsked" from site_audit.target where crawl = $1 order by n',
        [id],
      );
      return rows.map((row) => ({
        n: Number(row["n"]),
        url: String(row["url"]),
        kind: row["kind"] as TargetKind,
        isAsked: Boolean(row["isAsked"]),
      }));
    },
    readRows: async (id) => {
      const [crawl] = await sql.all(
        `select ${crawlColumns(sql)} from site_audit.crawl where id = $1 and ${IS_THERE}`,
        [id],
      );
      if (crawl === undefined) throw new CrawlGone("The crawl was deleted.");
      const targets = await sql.all(
        "select body from site_audit.target where crawl = $1 and body is not null order by n",
        [id],
      );
      const parts = await sql.all("select name, body from site_audit.part where crawl = $1", [id]);
      return toSiteRows({
        crawl: toCrawl(crawl),
        frontier: await readFrontier(id),
        ...(await sql.readPages(id)),
        targets: bodiesOf(targets),
        parts: new Map(parts.map((row) => [String(row["name"]), String(row["body"])])),
      });
    },
  } satisfies Partial<CrawlStore>;
}

function statementsOf(sql: CrawlSql, id: number, step: CrawlStep): readonly Statement[] {
  const columns = { ...toColumns(step.crawl ?? {}), ...(isProgress(step) && { taken: 0 }) };
  const sets = Object.keys(columns).map((name, at) => `${name} = $${at + 2}`);
  return [
    { text: ADD_BYTES, values: [id, stepBytes(step)] },
    ...(sets.length === 0
      ? []
      : [
          {
            text: `update site_audit.crawl set ${sets.join(", ")} where id = $1`,
            values: [id, ...Object.values(columns)],
          },
        ]),
    ...rowsOf(step).flatMap((rows) => sql.writeRows(id, rows)),
  ];
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
