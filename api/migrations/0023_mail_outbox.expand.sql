-- Mails that wait to be sent, written in the transaction that causes them. Neither text nor token: a
-- mail is made when it is sent.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  account_id uuid references users on delete cascade,
  -- Only where it is not the account's own.
  address text,
  -- What the mail is about, where the account is not enough: an id or a day.
  about text,
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- Not claimed before: by a sender at work, or until the next attempt.
  claimed_until timestamptz,
  created_at timestamptz not null,
  check (account_id is not null or address is not null)
);
create index on mail_outbox (due_at);
create index on mail_outbox (account_id);
create index on mail_outbox (address);

-- Without token and expiry while their mail waits.
alter table email_changes
  alter column token_hash drop not null,
  alter column expires_at drop not null;
alter table pending_emails
  alter column token_hash drop not null,
  alter column expires_at drop not null;
alter table registrations
  alter column token_hash drop not null,
  alter column expires_at drop not null;
