-- Links to set a first password, beside those for a forgotten one: a request for the latter needs no
-- login and must not withdraw the former.
alter table password_resets
  add column purpose text not null default 'forgotten' check (purpose in ('forgotten', 'first'));
alter table password_resets drop constraint password_resets_pkey;
alter table password_resets add primary key (user_id, purpose);
