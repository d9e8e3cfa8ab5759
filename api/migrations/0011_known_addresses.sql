-- Keys that the server generates, such as that of hashed addresses. Not in backups.
create table secrets (
  name text primary key,
  value text not null
);

-- The networks from which an account logged in, as keyed hashes: the limits for failed logins spare
-- them.
create table known_addresses (
  user_id uuid not null references users on delete cascade,
  address_hash text not null,
  last_login_at timestamptz not null,
  primary key (user_id, address_hash)
);
