-- `weekly_mail`: news of the site comes once a week, together with that of its readers' other sites.
alter table watched add column weekly_mail integer not null default 0;
-- `weekly`: a mail about several sites; it is listed at the one that is worst.
alter table watch_notice add column weekly integer not null default 0;
-- One link may stop the mails about several sites.
alter table watch_stop drop constraint watch_stop_pkey;
alter table watch_stop add primary key (hash, site);
