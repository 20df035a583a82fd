-- Clients' sites that are read by a schedule. One that is watched no longer keeps the points of its readings.
create table watched(
  id text primary key,
  host text not null unique,
  url text not null,
  client text not null,
  owner text,
  rhythm text not null,
  pages integer not null,
  summary integer not null,
  made_at integer not null,
  next_at integer not null,
  summary_at integer not null,
  paused_at integer,
  paused_by text,
  note text not null default '',
  removed_at integer
) strict;
create table watch_reader(
  site text not null references watched(id) on delete cascade,
  address text not null,
  muted integer not null default 0,
  primary key (site, address)
) strict;
create table reading(
  id text primary key,
  site text not null references watched(id) on delete cascade,
  begun_at integer not null,
  ended_at integer,
  outcome text not null,
  points integer,
  indexable integer,
  known integer,
  verdict text,
  -- Path of the report; null: it has not begun.
  report text,
  body text not null default ''
) strict;
create index reading_site on reading(site, begun_at);
create unique index reading_open on reading(site) where outcome = 'reading';
-- Mails and webhook calls. What one says goes once it is sent.
create table watch_notice(
  id text primary key,
  site text not null references watched(id) on delete cascade,
  kind text not null,
  address text not null,
  at integer not null,
  due integer not null,
  tries integer not null default 0,
  done integer,
  dead text,
  body text not null
) strict;
create index watch_notice_due on watch_notice(due) where done is null and dead is null;
-- Hash of the link under a mail, by which its reader gets no more of them.
create table watch_stop(
  hash text primary key,
  site text not null references watched(id) on delete cascade,
  address text not null
) strict;
