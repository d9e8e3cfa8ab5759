-- Figures of the overview and their filters, counted from indexes alone: people by stage and club,
-- people below 100 percent by the start of their wait, people of a mentor by the same.
create index roster_by_stage on roster (audience, current_stage, club_id, percent);
create index roster_by_waiting on roster
  (audience, (coalesce(last_saved_at, created_at)), person_id)
  include (last_saved_at, created_at, status, submitted, club_id) where percent < 100;
create index roster_by_mentor on roster (mentor_id, (coalesce(last_saved_at, created_at)))
  include (last_saved_at, created_at, percent, audience, club_id);
