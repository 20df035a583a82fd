-- Who made the link that added the device; null: the terminal, or not known.
alter table passkey add column invited_by text;
-- Browsers that have signed in before: their tries are counted apart from their network's.
create table known_browser(
  hash text primary key,
  passkey text not null references passkey(id) on delete cascade,
  used_at bigint not null
);
create index known_browser_passkey on known_browser(passkey);
-- Links to a reading of somebody's page, as it was kept on the timeline.
create table reading_link(
  hash text primary key,
  event bigint not null references event(number) on delete cascade
);
create index reading_link_event on reading_link(event);
