-- Further links that read a report: each is made when one of the agency's own people opens it.
create table read_link(
  hash text primary key,
  crawl integer not null references crawl(id) on delete cascade
) strict;
create index read_link_crawl on read_link(crawl);
