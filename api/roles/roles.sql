-- Creates or updates the two roles of the product, neither a superuser: one owns the tables and runs
-- the migrations, the other is that of the api and may only read and write rows. It can be run again
-- and on a database with tables, by a superuser:
--
--   PGOPTIONS='-c waymark.migration_password=… -c waymark.api_password=…' psql --file roles.sql …
do $roles$
declare
  migration_role text := coalesce(current_setting('waymark.migration_role', true), 'waymark_migrations');
  api_role text := coalesce(current_setting('waymark.api_role', true), 'waymark_api');
  statement text;
begin
  if not exists (select from pg_roles where rolname = migration_role) then
    execute format('create role %I', migration_role);
  end if;
  if not exists (select from pg_roles where rolname = api_role) then
    execute format('create role %I', api_role);
  end if;
  execute format(
    'alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password %L',
    migration_role, current_setting('waymark.migration_password'));
  execute format(
    'alter role %I login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password %L',
    api_role, current_setting('waymark.api_password'));

  -- Nobody else may connect, and the api creates neither schemas nor temporary tables.
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to %I', current_database(), api_role);
  -- Create is needed for the extension pg_trgm, which is trusted.
  execute format('grant connect, create on database %I to %I', current_database(), migration_role);
  revoke all on schema public from public;
  execute format('alter schema public owner to %I', migration_role);
  execute format('grant usage on schema public to %I', api_role);

  -- What an earlier version created as a superuser, without the parts of extensions.
  for statement in
    select format('alter table %s owner to %I', c.oid::regclass, migration_role)
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    union all
    select format('alter routine %s owner to %I', p.oid::regprocedure, migration_role)
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute statement;
  end loop;

  -- The settings that the api gives its connections (src/platform/database/pool.ts), which a pooler in
  -- transaction mode does not pass on.
  foreach statement in array array[
    'random_page_cost = 1.1', 'jit = off', 'max_parallel_workers_per_gather = 0',
    'lock_timeout = 4000', 'statement_timeout = 5000', 'idle_in_transaction_session_timeout = 10000'
  ] loop
    execute format('alter role %I set %s', api_role, statement);
  end loop;

  execute format('grant select, insert, update, delete on all tables in schema public to %I', api_role);
  execute format('grant usage on all sequences in schema public to %I', api_role);
  execute format(
    'alter default privileges for role %I in schema public grant select, insert, update, delete on tables to %I',
    migration_role, api_role);
  execute format(
    'alter default privileges for role %I in schema public grant usage on sequences to %I',
    migration_role, api_role);
end $roles$;
