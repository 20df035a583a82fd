-- Sections of the report that only whoever manages it gets: their names, as JSON.
alter table site_audit.crawl add column hidden text not null default '[]';
