-- Findings that a report's owner marked as done or ignored.
create table site_audit.mark(
  crawl bigint not null references site_audit.crawl(id) on delete cascade,
  fix text not null,
  state text not null,
  reason text not null,
  at bigint not null,
  primary key(crawl, fix)
);
