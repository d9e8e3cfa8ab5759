-- Registrations whose email is not confirmed yet; one an address, whether or not an account has it,
-- so that a login does not tell the two apart.
create table registrations (
  email text primary key,
  name text not null,
  role text not null check (role in ('student', 'educator')),
  password_hash text not null,
  token_hash text not null unique,
  expires_at timestamptz not null
);
create index on registrations (expires_at);
