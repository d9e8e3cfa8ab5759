-- Mails that were given up. Their claim never ends, so that senders of the release before leave them.
alter table mail_outbox
  add column given_up_at timestamptz,
  -- Of the SMTP client or the reply.
  add column given_up_code text,
  -- Attempt that was perhaps accepted: the whole mail was sent, and no reply is known.
  add column unanswered_attempt integer;
create index on mail_outbox (given_up_at);

-- At most one row: the mail server refuses the sender, and no process sends before `until`.
create table mail_pause (
  id boolean primary key default true check (id),
  until timestamptz not null,
  -- Paused time before is counted: it was added to `due_at` of the waiting mails.
  counted_until timestamptz not null
);

-- Mails of people who wait for them are sent first.
create index mail_outbox_urgent on mail_outbox (due_at)
  where kind in ('confirm-email', 'forgotten-password', 'new-email');
