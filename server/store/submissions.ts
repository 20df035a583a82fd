import { rowToStoredJob } from "#server/store/outbox.ts";
import { placeholders, type Row, type Sql } from "#server/store/sql.ts";
import type {
  StoredSubmission,
  Submission,
  SubmissionStore,
} from "#server/store/submission-store.ts";

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
      return row && rowToSubmission(row);
    },
    list: async ({ before, limit = 100, spam = false }) => {
      const rows = await all(
        `select * from submission where spam = $1 and (at, id) < ($2, $3)
         order by at desc, id desc limit $4`,
        [Number(spam), before?.at ?? Number.MAX_SAFE_INTEGER, before?.id ?? "", limit],
      );
      return rows.map(rowToSubmission);
    },
    count: async () => {
      const [row = {}] = await all(
        `select (select count(*) from submission) as submissions,
           (select count(*) from outbox) as outbox`,
      );
      return { submissions: Number(row["submissions"]), outbox: Number(row["outbox"]) };
    },
    countEnquiries: async (before = Number.MAX_SAFE_INTEGER) => {
      const [row] = await all("select count(*) as n from submission where spam = 0 and at < $1", [
        before,
      ]);
      return Number(row?.["n"]);
    },
    dump: async (afterId, limit) => {
      const rows = await all("select * from submission where id > $1 order by id limit $2", [
        afterId,
        limit,
      ]);
      const ids = rows.map(({ id }) => String(id));
      const jobs = await all(
        `select * from outbox where sub in (${placeholders(ids.length)}) order by id`,
        ids,
      );
      const jobsOf = Map.groupBy(jobs, (job) => String(job["sub"]));
      return rows.map((row) => ({
        ...rowToSubmission(row),
        dedup: String(row["dedup"]),
        jobs: (jobsOf.get(String(row["id"])) ?? []).map(rowToStoredJob),
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
      return row && String(row["value"]);
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

export function rowToSubmission(row: Row): Submission {
  const signals = String(row["signals"]);
  return {
    id: String(row["id"]),
    form: String(row["form"]),
    at: Number(row["at"]),
    spam: Number(row["spam"]) === 1,
    signals: signals === "" ? [] : signals.split(" "),
    fields: JSON.parse(String(row["body"])) as Record<string, string>,
  };
}

export const SUBMISSION_COLUMNS = "id, form, at, spam, signals, dedup, email, reply_to, body";

/** In the order of SUBMISSION_COLUMNS. */
export function submissionValues({
  id,
  form,
  at,
  spam,
  signals,
  dedup,
  fields,
}: Submission & Pick<StoredSubmission, "dedup">) {
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
