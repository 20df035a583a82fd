-- A search takes Arabic and Persian letters for one. The desk writes what a search looks through anew, as
-- for an enquiry that comes in; the timeline has that event already and gets no second one.
update submission set words = null where words is not null;
