-- Changed emails that the former address can still restore.
create table email_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  old_email text not null,
  token_hash text not null unique,
  -- Without the account's password, reset links keep going to the former address.
  confirmed boolean not null,
  expires_at timestamptz not null
);
create index on email_changes (user_id);
create index on email_changes (old_email);
create index on email_changes (expires_at);
