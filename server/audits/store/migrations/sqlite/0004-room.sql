-- What is kept of it, in bytes; whose it is, by a key that the running server alone has; whether
-- somebody else has opened its report.
alter table crawl add column bytes integer not null default 0;
alter table crawl add column visitor text;
alter table crawl add column is_shared integer not null default 0;
update crawl set bytes =
  (select coalesce(sum(length(body) + coalesce(length(links), 0)), 0) from page where crawl = crawl.id) +
  (select coalesce(sum(length(body)), 0) from finding where crawl = crawl.id) +
  (select coalesce(sum(length(body)), 0) from part where crawl = crawl.id);
create index crawl_visitor on crawl(visitor) where visitor is not null;
