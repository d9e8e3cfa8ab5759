-- The last successful write of an administrator's session: its lists come from the primary for a
-- while, because a replica may not have the write yet.
alter table sessions add column wrote_at timestamptz;
