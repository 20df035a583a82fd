-- Whoever works on a crawl, and until when it is theirs unless they say again that they live.
alter table crawl add column owner text;
alter table crawl add column held_until integer not null default 0;
