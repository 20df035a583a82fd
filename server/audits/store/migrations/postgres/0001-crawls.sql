-- As in SQLite, in a schema of its own: names such as "page" may be somebody else's in a shared one.
create table site_audit.crawl(
  id bigint generated always as identity primary key,
  secret_hash text not null unique,
  url text not null,
  phase text not null,
  wish text not null default 'run',
  settings text not null,
  created_at bigint not null,
  kept_until bigint not null,
  paused_at bigint,
  ended_at bigint,
  reading_ms bigint not null default 0,
  requests integer not null default 0,
  site text,
  detail text,
  bounds text not null default '[]',
  early text not null default '[]',
  progress text,
  earlier text,
  enquiry text,
  head text,
  -- Whoever works on it, and until when it is theirs unless they say again that they live.
  owner text,
  held_until bigint not null default 0
);
create index crawl_kept_until on site_audit.crawl(kept_until);
create index crawl_enquiry on site_audit.crawl(enquiry) where enquiry is not null;
create index crawl_unfinished on site_audit.crawl(id)
  where phase in ('waiting', 'reading', 'paused', 'judging');

create table site_audit.frontier(
  crawl bigint not null references site_audit.crawl(id) on delete cascade,
  n integer not null,
  url text not null,
  found_by integer not null,
  depth integer,
  state text not null,
  turn integer,
  not_read text,
  primary key(crawl, n)
);

create table site_audit.page(
  crawl bigint not null references site_audit.crawl(id) on delete cascade,
  n integer not null,
  body text not null,
  links text,
  leads bytea,
  primary key(crawl, n)
);

create table site_audit.target(
  crawl bigint not null references site_audit.crawl(id) on delete cascade,
  n integer not null,
  url text not null,
  kind text not null,
  body text,
  primary key(crawl, n)
);

create table site_audit.part(
  crawl bigint not null references site_audit.crawl(id) on delete cascade,
  name text not null,
  body text not null,
  primary key(crawl, name)
);

create table site_audit.finding(
  crawl bigint not null references site_audit.crawl(id) on delete cascade,
  kind text not null,
  n integer not null,
  body text not null,
  primary key(crawl, kind, n)
);
