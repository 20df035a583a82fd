import { databaseFile, openSqliteStore } from "./sqlite.ts";
import type { SubmissionStore } from "./submission-store.ts";

type Access = {
  /** The server's start alone creates a store, or brings one up to date. */
  create: boolean;
  onUnsafeSetting?: (setting: string) => void;
};

/** PostgreSQL where DATABASE_URL names one, otherwise a file in the data folder. */
export async function openStore(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  access: Access,
): Promise<SubmissionStore> {
  if (databaseUrl === undefined) {
    return openSqliteStore({ file: databaseFile(dataDir), create: access.create });
  }
  const { openPostgresStore } = await import("./postgres.ts");
  return openPostgresStore({ url: databaseUrl, ...access });
}
