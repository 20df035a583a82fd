create table crawl(
  id integer primary key,
  secret_hash text not null unique,
  url text not null,
  phase text not null,
  wish text not null default 'run',
  settings text not null,
  created_at integer not null,
  kept_until integer not null,
  paused_at integer,
  ended_at integer,
  reading_ms integer not null default 0,
  requests integer not null default 0,
  site text,
  detail text,
  bounds text not null default '[]',
  early text not null default '[]',
  progress text,
  earlier text,
  enquiry text,
  head text
) strict;
create index crawl_kept_until on crawl(kept_until);
create index crawl_enquiry on crawl(enquiry) where enquiry is not null;

-- Every known address of the site, in the order in which it became known.
create table frontier(
  crawl integer not null references crawl(id) on delete cascade,
  n integer not null,
  url text not null,
  found_by integer not null,
  depth integer,
  state text not null,
  turn integer,
  not_read text,
  primary key(crawl, n)
) strict, without rowid;

-- What an address answered: its facts, the links of it, and the numbers of those it leads to.
create table page(
  crawl integer not null references crawl(id) on delete cascade,
  n integer not null,
  body text not null,
  links text,
  leads blob,
  unique(crawl, n)
) strict;

create table target(
  crawl integer not null references crawl(id) on delete cascade,
  n integer not null,
  url text not null,
  kind text not null,
  body text,
  primary key(crawl, n)
) strict, without rowid;

create table part(
  crawl integer not null references crawl(id) on delete cascade,
  name text not null,
  body text not null,
  unique(crawl, name)
) strict;

create table finding(
  crawl integer not null references crawl(id) on delete cascade,
  kind text not null,
  n integer not null,
  body text not null,
  unique(crawl, kind, n)
) strict;
