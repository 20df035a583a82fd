import { enquiryLists } from "#lib/desk/enquiry.ts";
import { DAY_MS } from "#lib/durations.ts";

import { countLists, readList } from "#server/desk/store/enquiries.ts";
import { noteWhatHappened } from "#server/desk/store/events.ts";
import { noteExport, readExport } from "#server/desk/store/export-list.ts";
import { openDeskSql, type DeskSql } from "#server/desk/store/sql.ts";
import { readWeek } from "#server/desk/store/week.ts";
import { newSubmission } from "#server/testing/new-submission.ts";

import { onBothEngines, openEngine, type Engine } from "#scripts/drill/data.ts";
import { figure, type Figure } from "#scripts/drill/figure.ts";
import { format } from "#scripts/drill/workplace.ts";

const ENQUIRIES = 10_000;
const BOUND_MS = 50;
const TIMES = 9;
const ME = "drill";
const now = Date.now();

/** What the desk reads, with 10,000 enquiries: all of them waiting, then a tenth. */
export const drillDesk = () => onBothEngines("the desk with 10,000 enquiries", timeDesk);

async function timeDesk(name: string, engine: Engine): Promise<Figure[]> {
  const store = await openEngine(engine);
  for (let from = 0; from < ENQUIRIES; from += 500) {
    await Promise.all(Array.from({ length: 500 }, (_, n) => store.save(enquiry(from + n))));
  }
  const sql = openDeskSql({ dataDir: engine.dataDir, databaseUrl: engine.databaseUrl });
  while (await noteWhatHappened(sql, now));
  const allWait = await timeReading(sql, `${name}, all waiting`);
  await sql.change(
    "update submission set status = $1, owner = $2, answered_at = at where id not like '%7'",
    ["answered", ME],
  );
  const fewWait = await timeReading(sql, `${name}, most answered`);
  const begun = performance.now();
  const all = { list: "all", search: "", me: ME } as const;
  await noteExport(sql, [all], { person: ME, at: now });
  const exported = (await Array.fromAsync(readExport(sql, all))).flat();
  const exportMs = performance.now() - begun;
  await sql.close();
  await store.close();
  return [
    ...allWait,
    ...fewWait,
    figure({
      what: `an export of ${format(exported.length)}, ${name}`,
      demanded: "at most 1,000 ms: others wait meanwhile",
      measured: `${format(exportMs)} ms`,
      reached: exportMs <= 1000,
    }),
  ];
}

function enquiry(n: number) {
  const name = `Person ${n}`;
  const message = `${"We sell honey and want to be found by people in our city. ".repeat(6)} ${n}`;
  return newSubmission({
    at: now - n * 3_000_000,
    notify: [],
    fields: { name, email: `p${n}@made-${n}.example`, phone: `+92300${1_000_000 + n}`, message },
  });
}

async function timeReading(sql: DeskSql, name: string): Promise<Figure[]> {
  const request = { search: "", me: ME } as const;
  const lists = enquiryLists.map(async (list) => [list, () => readList(sql, { ...request, list })]);
  const search = (text: string) => () => readList(sql, { list: "all", search: text, me: ME });
  const bounds = { from: now - 7 * DAY_MS, to: now, now, promiseMs: DAY_MS };
  const reads = Object.entries({
    ...(Object.fromEntries(await Promise.all(lists)) as Record<string, () => Promise<unknown>>),
    "a common word": search("honey"),
    "a number": search("0300-1000142"),
    "a word nobody wrote": search("zebra"),
    counts: () => countLists(sql, { me: ME, promiseHours: 24, now }),
    week: () => readWeek(sql, bounds),
  });
  const measured: string[] = [];
  let worst = 0;
  for (const [what, read] of reads) {
    const times: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      const begun = performance.now();
      await read();
      times.push(performance.now() - begun);
    }
    const median = times.toSorted((one, other) => one - other)[(TIMES - 1) / 2] ?? Infinity;
    worst = Math.max(worst, median);
    measured.push(`${what} ${median.toFixed(1)}`);
  }
  return [
    figure({
      what: `${format(ENQUIRIES)} enquiries, ${name}, ms`,
      demanded: `each at most ${BOUND_MS} ms`,
      measured: measured.join(", "),
      reached: worst <= BOUND_MS,
    }),
  ];
}
