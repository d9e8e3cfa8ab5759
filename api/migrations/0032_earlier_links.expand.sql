-- Hash of the link in an earlier mail whose acceptance is unknown: it stays valid beside the present
-- one.
alter table password_resets add column earlier_hash text unique;
alter table email_changes add column earlier_hash text unique;
alter table pending_emails add column earlier_hash text unique;
alter table registrations add column earlier_hash text unique;
