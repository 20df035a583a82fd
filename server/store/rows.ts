import type {
  DeadLetter,
  Job,
  NotificationKind,
  StoredSubmission,
  Submission,
} from "#server/store/submission-store.ts";

/** A row as either engine hands it out: PostgreSQL gives its 64-bit integers as text. */
export type Row = Record<string, unknown>;

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

export function rowToJob(row: Row): Job {
  return {
    id: Number(row["id"]),
    submissionId: String(row["sub"]),
    kind: String(row["kind"]) as NotificationKind,
    tries: Number(row["tries"]),
  };
}

export function rowToDeadLetter(row: Row): DeadLetter {
  return { ...rowToJob(row), reason: String(row["dead"]), submittedAt: Number(row["at"]) };
}

/** Joins submissions with their jobs; both come in one page of a dump. */
export function rowsToStored(
  submissions: readonly Row[],
  jobs: readonly Row[],
): StoredSubmission[] {
  const jobsOf = Map.groupBy(jobs, (job) => String(job["sub"]));
  return submissions.map((row) => ({
    ...rowToSubmission(row),
    dedup: String(row["dedup"]),
    jobs: (jobsOf.get(String(row["id"])) ?? []).map((job) => ({
      kind: String(job["kind"]) as NotificationKind,
      due: Number(job["due"]),
      tries: Number(job["tries"]),
      done: job["done"] === null ? null : Number(job["done"]),
      dead: job["dead"] === null ? null : String(job["dead"]),
    })),
  }));
}

/** The addresses by which a person is found again, `email` and `_replyto`: empty where not given. */
export function addressesOf(fields: Submission["fields"]): [email: string, replyTo: string] {
  return [normalizeAddress(fields["email"] ?? ""), normalizeAddress(fields["_replyto"] ?? "")];
}

export function normalizeAddress(address: string): string {
  return address.trim().toLowerCase();
}
