-- Readers that died of its pages; how often it was taken up since something of it was last kept.
alter table crawl add column deaths integer not null default 0;
alter table crawl add column taken integer not null default 0;
