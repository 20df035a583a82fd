/** The site that is audited, in a thread of its own: in the visitor's, each would wait for the other. */
import { parentPort, workerData } from "node:worker_threads";

import { startMadeSite } from "#server/testing/made-site.ts";

export type MadeSiteTask = { pages: number };

const { pages } = workerData as MadeSiteTask;
const { port } = await startMadeSite({ pages });
parentPort?.postMessage(port, []);
