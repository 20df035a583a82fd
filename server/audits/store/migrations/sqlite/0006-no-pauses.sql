-- A reading is stopped or goes on: whatever was paused goes on.
update crawl set phase = 'waiting' where phase = 'paused';
update crawl set wish = 'run' where wish = 'pause';
alter table crawl drop column paused_at;
