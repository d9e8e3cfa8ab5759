-- Language of pages and mails that the account has chosen; null: never. The values are `languages` in
-- src/domain/words.ts.
alter table users add column language text check (language in ('en', 'hi', 'mr'));
-- Of the account that the registration becomes.
alter table registrations add column language text check (language in ('en', 'hi', 'mr'));
