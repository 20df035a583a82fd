-- "if not exists": stores of the time before migrations were counted have these tables already.
create table if not exists submission(
  id text primary key,
  form text not null,
  at integer not null,
  spam integer not null default 0,
  signals text not null default '',
  dedup text not null,
  email text not null,
  body text not null
) strict;
create table if not exists outbox(
  id integer primary key,
  sub text not null references submission(id) on delete cascade,
  kind text not null,
  due integer not null,
  tries integer not null default 0,
  done integer,
  dead text
) strict;
create index if not exists submission_at on submission(at);
create index if not exists submission_dedup on submission(dedup, at);
create index if not exists submission_email on submission(email);
create index if not exists outbox_sub on outbox(sub);
create index if not exists outbox_due on outbox(due) where done is null and dead is null;
