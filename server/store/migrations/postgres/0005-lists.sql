-- The desk's lists in their order, read from an index rather than sorted; the second is what it counts by, too.
create index submission_list on submission(spam, at, id);
create index submission_status on submission(spam, status, at, id, owner);
drop index submission_standing;
