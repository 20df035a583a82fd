-- A report's files, made once and packed with gzip, in pieces to be handed out one after the other.
-- One piece without bytes: the report has no such file.
create table site_audit.export(
  crawl bigint not null references site_audit.crawl(id) on delete cascade,
  format text not null,
  n integer not null,
  bytes bytea not null,
  primary key(crawl, format, n)
);
