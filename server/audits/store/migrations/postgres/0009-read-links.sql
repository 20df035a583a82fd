-- Further links that read a report: each is made when one of the agency's own people opens it.
create table site_audit.read_link(
  hash text primary key,
  crawl bigint not null references site_audit.crawl(id) on delete cascade
);
create index read_link_crawl on site_audit.read_link(crawl);
