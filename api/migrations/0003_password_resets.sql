-- One row for each account at most: a newer request takes the place of the one before.
create table password_resets (
  user_id uuid primary key references users on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);
create index on password_resets (expires_at);
