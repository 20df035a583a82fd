import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { BEGIN_DURABLY, openPostgres } from "./postgres.ts";
import type { Data } from "./sql.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

function open() {
  const data = openPostgres({
    url: postgres!.url,
    connections: 2,
    queryTimeoutMs: 5_000,
    begin: BEGIN_DURABLY,
  });
  onTestFinished(() => data.close());
  return data;
}

/** The other connection was cut too, and may not know yet. */
const expectToWork = (data: Data) =>
  vi.waitFor(async () => {
    expect(await data.transaction((sql) => sql.all("select 3 as n"))).toEqual([{ n: 3 }]);
  });

// An error that nobody hears ends the process, and fails the run of the tests.
describe.skipIf(postgres === undefined)("a connection that is cut within a transaction", () => {
  test("between two statements: the transaction fails, the next one has a new connection", async () => {
    const data = open();

    const cut = data.transaction(async (sql) => {
      await sql.all("select 1");
      await postgres!.cut("terminate");
      // The news has arrived.
      await expect.poll(() => sql.all("select 1").catch(() => "gone")).toBe("gone");
      return sql.all("select 2");
    });

    await expect(cut).rejects.toThrow(/not queryable|terminat/i);
    await expectToWork(data);
  });

  test("while a statement runs: the same", async () => {
    const data = open();

    const cut = data
      .transaction((sql) => sql.all("select pg_sleep(4)"))
      .catch((error: Error) => error.message);
    await expect
      .poll(() => data.all("select 1 from pg_stat_activity where query like 'select pg_sleep%'"))
      .toHaveLength(1);
    await postgres!.cut("terminate");

    expect(await cut).toMatch(/terminat/i);
    await expectToWork(data);
  });
});
