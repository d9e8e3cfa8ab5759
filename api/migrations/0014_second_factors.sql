-- Second factors of administrators and mentors; one a user. The secret is encrypted with a key that
-- is not in the database.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  -- null until the first code confirms the set-up.
  confirmed_at timestamptz,
  -- Time step of the last accepted code: a code is accepted once.
  last_step integer
);

-- Unused recovery codes, as keyed hashes.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
