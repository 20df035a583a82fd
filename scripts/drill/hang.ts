import { ask } from "#server/testing/http-client.ts";
import { startPostgres } from "#server/testing/postgres.ts";

import { readByToken } from "#scripts/drill/data.ts";
import { figure, skipped, type Figure } from "#scripts/drill/figure.ts";
import {
  format,
  onEnd,
  smallSite,
  startServer,
  temporaryFolder,
} from "#scripts/drill/workplace.ts";

const AT_ONCE = 20;
const MAX_MS = 8_000;
/** What the machine itself may add. */
const TOLERANCE_MS = 500;
const MAX_AFTERWARDS_MS = 1_000;
const RECOVERY_LIMIT_MS = 15_000;
const WHAT = `a PostgreSQL that hangs (SIGSTOP), ${AT_ONCE} enquiries at once, limits on`;

/** Sends enquiries, each of another visitor, and remembers which were acknowledged. */
function createSender(port: number) {
  let sent = 0;
  const acknowledged: string[] = [];
  const post = async () => {
    sent += 1;
    const token = `hang${sent}`;
    const start = performance.now();
    const status = await ask(port, "/f/audit", {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "x-forwarded-for": `10.${sent >> 8}.${sent & 255}.1`,
      },
      body: JSON.stringify({ name: "A", email: `${token}@example.pk`, message: token }),
    }).then(
      (answer) => answer.status,
      () => "reset",
    );
    if (status === 200) acknowledged.push(token);
    return { status, ms: performance.now() - start };
  };
  return { post, acknowledged };
}

/** Its processes are stopped: connections stay open, and nobody answers. */
export async function drillHang(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (postgres === undefined) return [skipped(WHAT, "no PostgreSQL")];
  onEnd(() => postgres.stop());
  const dataDir = temporaryFolder();
  const server = await startServer({
    SITE_DIR: smallSite(),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    RATE_LIMIT: "on",
    TRUST_PROXY: "1",
  });

  const { post, acknowledged } = createSender(server.port);
  const postMany = () => Promise.all(Array.from({ length: AT_ONCE }, post));

  const before = await post();
  postgres.freeze();
  const first = await postMany();
  const visit = await ask(server.port, "/");
  const second = await postMany();
  postgres.thaw();
  const start = performance.now();
  let after = await post();
  while (after.status !== 200 && performance.now() - start < RECOVERY_LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    after = await post();
  }
  const recoveryMs = performance.now() - start;
  const stored = await readByToken({ dataDir, databaseUrl: postgres.url });
  const lost = acknowledged.filter((token) => !stored.has(token)).length;

  const longest = (answers: typeof first) => Math.max(...answers.map(({ ms }) => ms));
  const statuses = new Set([...first, ...second].map(({ status }) => status));
  return [
    figure({
      what: WHAT,
      demanded: `503 to all within ${format(MAX_MS)} ms, then at once; pages as ever; recovers alone, 0 lost`,
      measured: `${[...statuses].join(", ")} after at most ${format(longest(first))} ms, then after at most ${format(longest(second))} ms; a page meanwhile ${visit.status}; ${after.status} ${format(recoveryMs)} ms after it went on, ${lost} lost`,
      reached:
        before.status === 200 &&
        statuses.size === 1 &&
        statuses.has(503) &&
        longest(first) < MAX_MS + TOLERANCE_MS &&
        longest(second) < MAX_AFTERWARDS_MS &&
        visit.status === 200 &&
        after.status === 200 &&
        lost === 0,
    }),
  ];
}
