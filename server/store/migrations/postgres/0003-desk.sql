-- What the desk knows of an enquiry: what its newest events say, so that lists need read no events.
alter table submission add column status text not null default 'new';
alter table submission add column owner text;
alter table submission add column answered_at bigint;
alter table submission add column answered_by text;
-- When it was taken for spam by hand, from which its days count; otherwise from when it came.
alter table submission add column spam_at bigint;
alter table submission add column last bigint not null default 0;
-- By which the same person is found again, and what a search looks through; null: not noted yet.
alter table submission add column phone text not null default '';
alter table submission add column site text not null default '';
alter table submission add column words text;
create index submission_unnoted on submission(id) where words is null;
create index submission_standing on submission(spam, status, owner, at);
create index submission_phone on submission(phone) where phone <> '';
create index submission_site on submission(site) where site <> '';
-- Whether the desk's timeline has what became of it.
alter table outbox add column noted integer not null default 0;
create index outbox_unnoted on outbox(id) where noted = 0 and (done is not null or dead is not null);

-- Numbers are never given twice: whoever was cut off comes back with the last one.
create table event(
  number bigint generated always as identity primary key,
  sub text collate "C" references submission(id) on delete cascade,
  at bigint not null,
  person text,
  kind text not null,
  body text not null,
  key text
);
create index event_sub on event(sub, number);
create index event_kind on event(kind, number);
create unique index event_key on event(key) where key is not null;

create table person(
  id text primary key, name text not null, made_at bigint not null, removed_at bigint
);
create table passkey(
  id text primary key,
  person text not null references person(id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  device text not null,
  made_at bigint not null,
  used_at bigint not null
);
create table session(
  hash text primary key,
  passkey text not null references passkey(id) on delete cascade,
  made_at bigint not null,
  used_at bigint not null
);
create index session_passkey on session(passkey);
create table invitation(
  hash text primary key,
  id text not null,
  person text not null references person(id) on delete cascade,
  invited_by text,
  until bigint not null,
  used_at bigint
);
create table challenge(
  hash text primary key, challenge text not null, purpose text not null, until bigint not null
);
