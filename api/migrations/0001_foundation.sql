create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique check (email = lower(email)),
  phone text,
  role text not null check (role in ('admin', 'mentor', 'educator', 'student')),
  password_hash text not null,
  status text check (status in ('active', 'pending', 'inactive')),
  created_at timestamptz not null default now()
);

create table clubs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text not null,
  audience text not null check (audience in ('student', 'educator')),
  created_at timestamptz not null default now()
);

create table stages (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs on delete cascade,
  position integer not null check (position >= 0),
  name text not null,
  description text,
  -- Deferred, so that stages can change places within one transaction.
  unique (club_id, position) deferrable initially deferred
);

create table mentors (
  user_id uuid primary key references users on delete cascade,
  club_id uuid references clubs on delete set null,
  experience text,
  specialization text
);
create index on mentors (club_id);

create table people (
  user_id uuid primary key references users on delete cascade,
  audience text not null check (audience in ('student', 'educator')),
  club_id uuid references clubs on delete set null,
  mentor_id uuid references mentors on delete set null,
  education text,
  form_submitted boolean not null default false,
  form_submitted_at timestamptz,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index on people (audience);
create index on people (club_id);
create index on people (mentor_id);

create table progress (
  person_id uuid not null references people on delete cascade,
  stage_id uuid not null references stages on delete cascade,
  status text not null check (status in ('not started', 'in progress', 'completed')),
  feedback text,
  saved_at timestamptz not null,
  completed_at timestamptz,
  saved_by uuid references users on delete set null,
  saved_by_name text not null,
  primary key (person_id, stage_id),
  check ((status = 'completed') = (completed_at is not null))
);
create index on progress (stage_id);
create index on progress (saved_by);

create table history (
  id integer generated always as identity primary key,
  person_id uuid not null references people on delete cascade,
  at timestamptz not null,
  by_id uuid references users on delete set null,
  by_name text not null,
  by_role text not null check (by_role in ('admin', 'mentor', 'educator', 'student')),
  what text not null check (what in ('progress', 'club', 'mentor')),
  before jsonb,
  after jsonb
);
create index on history (person_id, id);
create index on history (by_id);

create table sessions (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index on sessions (user_id);
create index on sessions (expires_at);

create table demo_loads (
  loaded_at timestamptz not null
);
