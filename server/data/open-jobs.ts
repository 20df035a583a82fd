import { PgBoss, type ConstructorOptions } from "pg-boss";

type JobsOptions<Opened> = ConstructorOptions & {
  url: string;
  stopWithinMs: number;
  /** What the library meets on its own, such as a database that is away, each second. */
  onError: (error: Error) => void;
  /** Makes the queues and works on them. */
  begin: (boss: PgBoss) => Promise<Opened>;
};

/** The schema of pg-boss, which creates and maintains it. */
const JOB_SCHEMA = "site_audit_jobs";

/** Jobs that servers on one PostgreSQL share. */
export async function openJobs<Opened extends object>({
  url,
  stopWithinMs,
  onError,
  begin,
  ...options
}: JobsOptions<Opened>): Promise<Opened & { close: () => Promise<void> }> {
  const boss = new PgBoss({
    ...options,
    connectionString: url,
    schema: JOB_SCHEMA,
    connectionTimeoutMillis: 5_000,
    // No table needs to know our machines.
    registerInstance: false,
  });
  boss.on("error", onError);
  await boss.start();
  try {
    const opened = await begin(boss);
    return { ...opened, close: () => boss.stop({ graceful: true, timeout: stopWithinMs }) };
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}
