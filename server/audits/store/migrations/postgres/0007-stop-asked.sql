-- All that is ever asked of a reading is to stop.
alter table site_audit.crawl add column stop_asked integer not null default 0;
update site_audit.crawl set stop_asked = 1 where wish = 'stop';
alter table site_audit.crawl drop column wish;
