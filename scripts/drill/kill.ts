import { DatabaseSync } from "node:sqlite";

import { databaseFile } from "#server/store/sqlite.ts";
import { enquiryRequest, runLoad } from "#tests/support/server/load.ts";

import { cutConnections } from "./cut-connections.ts";
import { countLost, signInAtDesk, type DeskClient } from "./desk-client.ts";
import { engineEnv, onBothEngines, readByToken, type Engine } from "./data.ts";
import { figure, type Figure } from "./figure.ts";
import { format, smallSite, startServer } from "./workplace.ts";

const ROUNDS = 10;
/** Few until the desk has had its share: beside 64 who send enquiries hardly a change is answered. */
const [FEW_CLIENTS, CLIENTS] = [4, 64];
const MIN_ACKNOWLEDGED = 5_000;
const MIN_CHANGES = 50;
const LIFE_MS = { min: 700, max: 2_500 };

export const drillKill = async () => [
  ...(await onBothEngines("SIGKILL under load", killRounds)),
  ...(await cutConnections()),
];

/** What was answered with success must be there after any number of sudden deaths. */
async function killRounds(name: string, engine: Engine): Promise<Figure> {
  const site = smallSite();
  const acknowledged: string[] = [];
  let desk: DeskClient | undefined;
  let round = 0;
  const isEnough = () =>
    acknowledged.length >= MIN_ACKNOWLEDGED && (desk?.acknowledged.length ?? 0) >= MIN_CHANGES;
  // A slow machine gets more rounds: what counts is how much was at stake.
  for (; round < ROUNDS || (!isEnough() && round < 3 * ROUNDS); round += 1) {
    const server = await startServer({ SITE_DIR: site, ...engineEnv(engine) });
    desk ??= await signInAtDesk(engine);
    let isDead = false;
    setTimeout(
      () => {
        isDead = true;
        server.process.kill("SIGKILL");
      },
      LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min),
    );
    const answering = desk.answerAll(server.port, () => isDead);
    const result = await runLoad({
      port: server.port,
      clients: desk.acknowledged.length < MIN_CHANGES ? FEW_CLIENTS : CLIENTS,
      isOver: () => isDead,
      request: (serial) => enquiryRequest(`r${round}-${serial}`),
    });
    await server.exited;
    await answering;
    acknowledged.push(...result.acknowledged);
  }

  const changes = desk?.acknowledged ?? [];
  const lostChanges = await countLost(engine, changes);
  const stored = await readByToken(engine);
  const lost = acknowledged.filter((token) => !stored.has(token)).length;
  const withoutOutbox = [...stored.values()].filter(({ jobs }) => jobs.length === 0).length;
  const integrity = engine.databaseUrl === undefined ? checkIntegrity(engine.dataDir) : "ok";
  return figure({
    what: `${round} rounds of SIGKILL under ${FEW_CLIENTS}, then ${CLIENTS} clients, ${name}`,
    demanded: `at least ${format(MIN_ACKNOWLEDGED)} acknowledged, 0 lost, 0 without outbox row, integrity ok; at least ${MIN_CHANGES} changes at the desk, 0 lost`,
    measured: `${format(acknowledged.length)} acknowledged, ${lost} lost, ${withoutOutbox} without outbox row, integrity ${integrity}; ${format(changes.length)} changes at the desk, ${lostChanges} lost`,
    reached:
      acknowledged.length >= MIN_ACKNOWLEDGED &&
      lost === 0 &&
      withoutOutbox === 0 &&
      changes.length >= MIN_CHANGES &&
      lostChanges === 0 &&
      integrity === "ok",
  });
}

function checkIntegrity(dataDir: string): string {
  const database = new DatabaseSync(databaseFile(dataDir));
  try {
    return String(database.prepare("pragma integrity_check").get()?.["integrity_check"]);
  } finally {
    database.close();
  }
}
