import type { Server } from "node:http";

import { publicOrigin, type Env } from "#server/env.ts";
import { createLogOutput } from "#server/log/log-output.ts";
import { fail } from "./fail.ts";
import { noteOwnAddress } from "./own-address.ts";

const RATE_LIMIT_OFF =
  "RATE_LIMIT=off: the form takes any number of messages, and a visitor may have any number of pages read.";

/** Node's own 511 overflow when thousands come back at once; others then wait for a second. */
const LISTEN_BACKLOG = 4_096;

/** Says where it listens; ends the process with one sentence where it cannot. */
export function listen(server: Server, env: Env, onListening: () => void) {
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") fail(`Port ${env.port} is taken. Set PORT to another one.`);
    fail(`The server cannot listen: ${error.message}`);
  });
  server.listen({ port: env.port, host: env.host, backlog: LISTEN_BACKLOG }, () => {
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : env.port;
    const lines = [
      `Listening on http://${env.host ?? "localhost"}:${port}`,
      `Enquiries are kept in ${env.databaseUrl === undefined ? env.dataDir : "PostgreSQL"}`,
      ...(env.rateLimit ? [] : [RATE_LIMIT_OFF]),
    ];
    noteOwnAddress(env.dataDir, publicOrigin({ ...env, port }));
    createLogOutput(process.stdout).write(`${lines.join("\n")}\n`);
    onListening();
  });
}
