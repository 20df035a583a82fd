-- How a finding's addresses were when they were last read again.
create table site_audit.recheck(
  crawl bigint not null references site_audit.crawl(id) on delete cascade,
  fix text not null,
  body text not null,
  primary key(crawl, fix)
);
