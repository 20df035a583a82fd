-- Readings of a site have an order of their own: a clock may be wrong.
alter table reading add column serial integer not null default 0;
update reading set serial = (
  select count(*) from reading e where e.site = reading.site
    and (e.begun_at < reading.begun_at or (e.begun_at = reading.begun_at and e.id <= reading.id))
);
drop index reading_site;
create index reading_site on reading(site, serial);
-- `muted`: switched off at the desk. `stopped`: by the reader, whatever the desk does.
-- `gone`: not among the site's addresses now; the row stays because its reader has stopped the mails.
alter table watch_reader add column stopped integer not null default 0;
alter table watch_reader add column gone integer not null default 0;
-- Nobody noted who stopped these: they stay stopped until the reader wants them again.
update watch_reader set stopped = muted, muted = 0;
-- `reading`: what a notice tells of. `since`: when it was tried first. `fault`: why it did not go out then.
alter table watch_notice add column reading text;
alter table watch_notice add column since bigint;
alter table watch_notice add column fault text;
