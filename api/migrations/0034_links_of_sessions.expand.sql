-- The session of an administrator that made a link to a first password, or asked for its mail: SHA-256
-- of its token, in hex. A session that is ended withdraws its unused links; one that expires or is
-- logged out does not, so this is no foreign key.
alter table password_resets add column session_hash text;
alter table mail_outbox add column session_hash text;
create index on password_resets (session_hash) where session_hash is not null;
create index on mail_outbox (session_hash) where session_hash is not null;
