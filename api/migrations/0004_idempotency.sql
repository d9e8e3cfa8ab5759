-- What calls with an Idempotency-Key answered. No key, address or request body can be read here.
create table idempotency_keys (
  id text primary key,
  user_id uuid references users on delete cascade,
  body_hash text not null,
  status integer not null,
  body text not null,
  etag text,
  created_at timestamptz not null
);
create index on idempotency_keys (user_id);
create index on idempotency_keys (created_at);

-- References in the history all have one shape: id and name.
update history set
  before = jsonb_build_object(
    'stage', jsonb_build_object('_id', before -> 'stageId', 'id', before -> 'stageId', 'name', before -> 'stage'),
    'status', before -> 'status', 'feedback', before -> 'feedback')
  where what = 'progress' and before -> 'stageId' is not null;
update history set
  after = jsonb_build_object(
    'stage', jsonb_build_object('_id', after -> 'stageId', 'id', after -> 'stageId', 'name', after -> 'stage'),
    'status', after -> 'status', 'feedback', after -> 'feedback')
  where what = 'progress' and after -> 'stageId' is not null;
update history set before = before || jsonb_build_object('id', before -> '_id') - 'clubFor'
  where what in ('club', 'mentor') and before is not null;
update history set after = after || jsonb_build_object('id', after -> '_id') - 'clubFor'
  where what in ('club', 'mentor') and after is not null;
