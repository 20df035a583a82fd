import path from "node:path";

import { readMigrations, type Migration } from "#server/data/migrations.ts";
import type { Data } from "#server/data/sql.ts";

/** The tables of the enquiries and of the desk. */
export const storeMigrations = (engine: Data["engine"]): Migration[] =>
  readMigrations(path.join(import.meta.dirname, "migrations"), engine);
