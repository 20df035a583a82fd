-- "if not exists": stores of the time before migrations were counted have these tables already.
-- Identifiers sort by their bytes, as in SQLite, whatever language the database is set to.
create table if not exists submission(
  id text collate "C" primary key,
  form text not null,
  at bigint not null,
  spam integer not null default 0,
  signals text not null default '',
  dedup text not null,
  email text not null,
  body text not null
);
create table if not exists outbox(
  id bigint generated always as identity primary key,
  sub text collate "C" not null references submission(id) on delete cascade,
  kind text not null,
  due bigint not null,
  tries integer not null default 0,
  done bigint,
  dead text
);
create index if not exists submission_at on submission(at);
create index if not exists submission_dedup on submission(dedup, at);
create index if not exists submission_email on submission(email);
create index if not exists outbox_sub on outbox(sub);
create index if not exists outbox_due on outbox(due) where done is null and dead is null;
