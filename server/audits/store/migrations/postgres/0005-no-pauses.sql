-- A reading is stopped or goes on: whatever was paused goes on.
update site_audit.crawl set phase = 'waiting' where phase = 'paused';
update site_audit.crawl set wish = 'run' where wish = 'pause';
alter table site_audit.crawl drop column paused_at;
