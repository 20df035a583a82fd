-- Who wants to be reminded of an enquiry, and when: a list as JSON. `remind_at`: the next that falls due.
alter table submission add column reminders text not null default '[]';
alter table submission add column remind_at bigint;
create index submission_remind_at on submission(remind_at) where remind_at is not null;
create index submission_reminders on submission(id) where reminders <> '[]';
