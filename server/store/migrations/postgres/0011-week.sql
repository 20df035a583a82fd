-- The week's figures come from an index, without a look at any enquiry's text.
alter table submission add column page text not null default '';
update submission set page = coalesce(body::json ->> 'page', '') where words is not null;
create index submission_week on submission(spam, at, answered_at, status, page);
create index event_used on event(at) where person is not null;
