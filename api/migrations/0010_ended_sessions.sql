-- Who is signed out somewhere is told as of any change: the pages ask again, and those whose session
-- has ended are refused at once.
create function notify_of_sessions() returns trigger
language plpgsql as $body$
begin
  perform notify_people(array(select distinct user_id from ended));
  return null;
end
$body$;

create trigger notify_delete after delete on sessions referencing old table as ended
  for each statement execute function notify_of_sessions();
