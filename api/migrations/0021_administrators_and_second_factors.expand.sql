-- When administrators were added by administrators: at most five in an hour, over all api processes.
-- Without a reference to the account, so that adding and removing in turn counts, too.
create table administrator_additions (
  id bigint generated always as identity primary key,
  at timestamptz not null
);

-- Sessions of a login that REQUIRE_SECOND_FACTOR demands a second factor of, until it is turned on.
alter table sessions add column second_factor_due boolean not null default false;
