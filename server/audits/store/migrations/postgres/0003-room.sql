-- What is kept of it, in bytes; whose it is, by a key that the running server alone has; whether
-- somebody else has opened its report.
alter table site_audit.crawl add column bytes bigint not null default 0;
alter table site_audit.crawl add column visitor text;
alter table site_audit.crawl add column is_shared integer not null default 0;
update site_audit.crawl set bytes =
  (select coalesce(sum(length(body) + coalesce(length(links), 0)), 0) from site_audit.page where crawl = site_audit.crawl.id) +
  (select coalesce(sum(length(body)), 0) from site_audit.finding where crawl = site_audit.crawl.id) +
  (select coalesce(sum(length(body)), 0) from site_audit.part where crawl = site_audit.crawl.id);
create index crawl_visitor on site_audit.crawl(visitor) where visitor is not null;
