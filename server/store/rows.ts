import type {
  DeadLetter,
  Job,
  NotificationKind,
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
