-- All that is ever asked of a reading is to stop.
alter table crawl add column stop_asked integer not null default 0;
update crawl set stop_asked = 1 where wish = 'stop';
alter table crawl drop column wish;
