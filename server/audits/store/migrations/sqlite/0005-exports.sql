-- A report's files, made once and packed with gzip, in pieces to be handed out one after the other.
-- One piece without bytes: the report has no such file.
create table export(
  crawl integer not null references crawl(id) on delete cascade,
  format text not null,
  n integer not null,
  bytes blob not null,
  unique(crawl, format, n)
) strict;
