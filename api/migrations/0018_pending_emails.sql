-- Emails that replace those of their accounts once their mailboxes are confirmed; one an account.
create table pending_emails (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  -- By the account's password, as in email_changes.
  confirmed boolean not null,
  -- Of the session that asked: it stays when the change is confirmed.
  session_hash text not null,
  token_hash text not null unique,
  expires_at timestamptz not null
);
create index on pending_emails (expires_at);
