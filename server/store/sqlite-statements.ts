import { addressesOf } from "#server/store/rows.ts";
import type { Database } from "#server/store/sqlite-database.ts";
import type { StoredSubmission, Submission } from "#server/store/submission-store.ts";

/** In the order of the columns in INSERT_SUBMISSION. */
export function toParameters({
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
    ...addressesOf(fields),
    JSON.stringify(fields),
  ] as const;
}

const INSERT_SUBMISSION =
  "insert into submission(id, form, at, spam, signals, dedup, email, reply_to, body) values (?, ?, ?, ?, ?, ?, ?, ?, ?)";

export function prepareStatements(database: Database) {
  return {
    // What each enquiry needs goes in by position: by name it takes half as long again.
    findDuplicate: database.prepare(
      "select id from submission where dedup = ? and spam = ? and at > ? and at < ? limit 1",
    ),
    insertSubmission: database.prepare(INSERT_SUBMISSION),
    insertJob: database.prepare("insert into outbox(sub, kind, due) values (?, ?, ?)"),

    claim: database.prepare(`
      update outbox set due = :lease, tries = tries + 1 where id in (
        select id from outbox
        where done is null and dead is null and (due <= :now or due > :horizon)
          and kind in (select value from json_each(:kinds))
        order by due limit :limit
      ) returning id, sub, kind, tries`),
    done: database.prepare("update outbox set done = :now where id = :id"),
    retry: database.prepare(
      "update outbox set due = :due where id = :id and tries = :tries and done is null",
    ),
    dead: database.prepare(
      "update outbox set dead = :reason where id = :id and tries = :tries and done is null",
    ),

    deadLetters: database.prepare(
      "select o.id, o.sub, o.kind, o.tries, o.dead, s.at from outbox o join submission s on s.id = o.sub where o.dead is not null order by o.id",
    ),
    resend: database.prepare(
      "update outbox set dead = null, tries = 0, noted = 0, due = :now where dead is not null and (:sub is null or sub = :sub)",
    ),
    outboxCounts: database.prepare(
      "select count(*) filter (where done is null and dead is null) as pending, count(*) filter (where dead is not null) as dead, min(due) filter (where done is null and dead is null) as oldest from outbox",
    ),

    find: database.prepare("select * from submission where id = :id"),
    list: database.prepare(
      "select * from submission where spam = :spam and (at, id) < (:at, :id) order by at desc, id desc limit :limit",
    ),
    count: database.prepare(
      "select (select count(*) from submission) as submissions, (select count(*) from outbox) as outbox",
    ),

    dump: database.prepare("select * from submission where id > :after order by id limit :limit"),
    dumpJobs: database.prepare(
      "select * from outbox where sub in (select value from json_each(:ids)) order by id",
    ),
    restoreSubmission: database.prepare(`${INSERT_SUBMISSION} on conflict(id) do nothing`),
    restoreJob: database.prepare(
      "insert into outbox(sub, kind, due, tries, done, dead) values (:sub, :kind, :due, :tries, :done, :dead)",
    ),

    purge: database.prepare(
      "delete from submission where case when :spam = 1 then spam = 1 and coalesce(spam_at, at) < :before else at < :before end",
    ),
    countEnquiries: database.prepare(
      "select count(*) as n from submission where spam = 0 and at < :before",
    ),
    forget: database.prepare("delete from submission where email = :email or reply_to = :email"),
    deleteOne: database.prepare("delete from submission where id = :id"),

    notSpam: database.prepare("update submission set spam = 0 where id = :id and spam = 1"),
    recall: database.prepare("select value from memory where name = :name"),
    remember: database.prepare(
      "insert into memory(name, value) values (:name, :value) on conflict(name) do update set value = :value",
    ),
  };
}
