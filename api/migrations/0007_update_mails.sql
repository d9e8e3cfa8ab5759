-- Mails that say that there is something new. No row: they are wanted, and none was sent.
create table update_mails (
  user_id uuid primary key references users on delete cascade,
  wanted boolean not null default true,
  sent_at timestamptz
);
