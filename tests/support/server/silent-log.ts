import type { Log } from "#server/log/log.ts";

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
