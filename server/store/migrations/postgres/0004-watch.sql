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
  made_at bigint not null,
  next_at bigint not null,
  summary_at bigint not null,
  paused_at bigint,
  paused_by text,
  note text not null default '',
  removed_at bigint
);
create table watch_reader(
  site text not null references watched(id) on delete cascade,
  address text not null,
  muted integer not null default 0,
  primary key (site, address)
);
create table reading(
  id text primary key,
  site text not null references watched(id) on delete cascade,
  begun_at bigint not null,
  ended_at bigint,
  outcome text not null,
  points integer,
  indexable integer,
  known integer,
  verdict text,
  -- Path of the report; null: it has not begun.
  report text,
  body text not null default ''
);
create index reading_site on reading(site, begun_at);
create unique index reading_open on reading(site) where outcome = 'reading';
-- Mails and webhook calls. What one says goes once it is sent.
create table watch_notice(
  id text primary key,
  site text not null references watched(id) on delete cascade,
  kind text not null,
  address text not null,
  at bigint not null,
  due bigint not null,
  tries integer not null default 0,
  done bigint,
  dead text,
  body text not null
);
create index watch_notice_due on watch_notice(due) where done is null and dead is null;
-- Hash of the link under a mail, by which its reader gets no more of them.
create table watch_stop(
  hash text primary key,
  site text not null references watched(id) on delete cascade,
  address text not null
);
