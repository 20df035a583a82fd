-- `weekly_mail`: news of the site comes once a week, together with that of its readers' other sites.
alter table watched add column weekly_mail integer not null default 0;
-- `weekly`: a mail about several sites; it is listed at the one that is worst.
alter table watch_notice add column weekly integer not null default 0;
-- One link may stop the mails about several sites.
create table watch_stop_of_sites(
  hash text not null,
  site text not null references watched(id) on delete cascade,
  address text not null,
  primary key (hash, site)
) strict;
insert into watch_stop_of_sites(hash, site, address) select hash, site, address from watch_stop;
drop table watch_stop;
alter table watch_stop_of_sites rename to watch_stop;
