alter table history
  drop constraint history_what_check,
  add constraint history_what_check
    check (what in ('progress', 'club', 'mentor', 'profile', 'status'));
