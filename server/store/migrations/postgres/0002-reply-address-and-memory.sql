-- The second address a person may leave, so that `forget` finds it.
alter table submission add column reply_to text not null default '';
update submission set reply_to = lower(body::json ->> '_replyto')
  where body::json ->> '_replyto' is not null;
create index submission_reply_to on submission(reply_to) where reply_to <> '';

-- What the server remembers from one start to the next, such as the newest time it has seen.
create table memory(name text primary key, value text not null);
