import { flag, from, json, number, rowShape, text } from "#server/data/row-shape.ts";
import { placeholders, type Row, type Sql } from "#server/data/sql.ts";
import { toStoredJob } from "./outbox.ts";
import type { StoredSubmission, Submission, SubmissionStore } from "./submission-store.ts";

type Submissions = Pick<
  SubmissionStore,
  | "find"
  | "list"
  | "count"
  | "countEnquiries"
  | "dump"
  | "purge"
  | "forget"
  | "remove"
  | "recall"
  | "remember"
>;

export function createSubmissions(sql: Sql): Submissions {
  return { ...createReading(sql), ...createDeletion(sql), ...createMemory(sql) };
}

function createReading({ all }: Sql) {
  return {
    find: async (id) => {
      const [row] = await all("select * from submission where id = $1", [id]);
      return row && toSubmission(row);
    },
    list: async ({ before, limit = 100, spam = false }) => {
      const rows = await all(
        `select * from submission where spam = $1 and (at, id) < ($2, $3)
         order by at desc, id desc limit $4`,
        [Number(spam), before?.at ?? Number.MAX_SAFE_INTEGER, before?.id ?? "", limit],
      );
      return rows.map(toSubmission);
    },
    count: async () => {
      const rows = await all(
        `select (select count(*) from submission) as submissions,
           (select count(*) from outbox) as outbox`,
      );
      return rows.map(toCounts)[0]!;
    },
    countEnquiries: async (before = Number.MAX_SAFE_INTEGER) => {
      const rows = await all("select count(*) as n from submission where spam = 0 and at < $1", [
        before,
      ]);
      return readCount(rows);
    },
    dump: async (afterId, limit) => {
      const rows = await all("select * from submission where id > $1 order by id limit $2", [
        afterId,
        limit,
      ]);
      const ids = rows.map((row) => text(row, "id"));
      const jobs = await all(
        `select * from outbox where sub in (${placeholders(ids.length)}) order by id`,
        ids,
      );
      const jobsOf = Map.groupBy(jobs, (job) => text(job, "sub"));
      return rows.map((row) => ({
        ...toSubmission(row),
        dedup: text(row, "dedup"),
        jobs: (jobsOf.get(text(row, "id")) ?? []).map(toStoredJob),
      }));
    },
  } satisfies Partial<Submissions>;
}

/** What is deleted takes its rows of the outbox with it. */
function createDeletion({ change }: Sql) {
  return {
    purge: (before, only) =>
      change(
        only
          ? "delete from submission where spam = 1 and coalesce(spam_at, at) < $1"
          : "delete from submission where at < $1",
        [before],
      ),
    forget: (email) =>
      change("delete from submission where email = $1 or reply_to = $1", [normalizeAddress(email)]),
    remove: async (id) => (await change(DELETE_SUBMISSION, [id])) > 0,
  } satisfies Partial<Submissions>;
}

function createMemory({ all, change }: Sql) {
  return {
    recall: async (name) => {
      const [row] = await all("select value from memory where name = $1", [name]);
      return row && text(row, "value");
    },
    remember: async (name, value) =>
      void (await change(
        `insert into memory(name, value) values ($1, $2)
         on conflict (name) do update set value = $2`,
        [name, value],
      )),
  } satisfies Partial<Submissions>;
}

export const DELETE_SUBMISSION = "delete from submission where id = $1";
export const UNMARK_SPAM = "update submission set spam = 0 where id = $1 and spam = 1";

const toCounts = rowShape({ submissions: number, outbox: number });
const toN = rowShape({ n: number });

/** Of a statement that selects one `count(*) as n`. */
export const readCount = (rows: readonly Row[]): number => rows.map(toN)[0]!.n;

/** What an enquiry's row may repeat. */
export const toDuplicate = rowShape({ id: text, at: number, dedup: text, spam: flag });

export const toSubmission: (row: Row) => Submission = rowShape({
  id: text,
  form: text,
  at: number,
  spam: flag,
  signals: (row, name) => text(row, name).split(" ").filter(Boolean),
  fields: from("body", json<Record<string, string>>),
});

const COLUMNS = {
  id: "text",
  form: "text",
  at: "bigint",
  spam: "int",
  signals: "text",
  dedup: "text",
  email: "text",
  reply_to: "text",
  body: "text",
} as const;

type WholeSubmission = Submission & Pick<StoredSubmission, "dedup">;

export const writeSubmissions = (sql: Sql, those: readonly WholeSubmission[]): Promise<void> =>
  sql.write({
    how: "insert",
    table: "submission",
    columns: COLUMNS,
    rows: those.map(toValues),
  });

/** In the order of COLUMNS. */
function toValues({ id, form, at, spam, signals, dedup, fields }: WholeSubmission) {
  return [
    id,
    form,
    at,
    Number(spam),
    signals.join(" "),
    dedup,
    // By which a person is found again; empty where not given.
    normalizeAddress(fields["email"] ?? ""),
    normalizeAddress(fields["_replyto"] ?? ""),
    JSON.stringify(fields),
  ];
}

/** The form in which addresses of one person are compared. */
export function normalizeAddress(address: string): string {
  return address.trim().toLowerCase();
}
