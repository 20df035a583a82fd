-- Findings that a report's owner marked as done or ignored.
create table mark(
  crawl integer not null references crawl(id) on delete cascade,
  fix text not null,
  state text not null,
  reason text not null,
  at integer not null,
  primary key(crawl, fix)
) strict, without rowid;
