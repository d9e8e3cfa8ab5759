-- A migration of its own: the lock of the columns' migration would stop new entries meanwhile.
update audit set by_name = users.name
from users where users.id = audit.by_id and audit.by_name is null;
