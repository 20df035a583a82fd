-- How a finding's addresses were when they were last read again.
create table recheck(
  crawl integer not null references crawl(id) on delete cascade,
  fix text not null,
  body text not null,
  primary key(crawl, fix)
) strict, without rowid;
