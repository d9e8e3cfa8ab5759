import { isRecord } from '../reading/isRecord.ts';
import { readOrError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { hasKeyDetail } from '../entities/detailReader.ts';
import type { Role, WholeUser } from '../../domain/user.ts';

const roles: readonly Role[] = ['admin', 'mentor', 'educator', 'student'];

/** `student`, `Student`, `ROLE_STUDENT`. */
const ROLE = /^\s*(?:role_)?([a-z]+)\s*$/i;

/** The role in any case: a word (`STUDENT`, `ROLE_STUDENT`), an object with a name, or the first of several. */
export function readRole(record: RecordReader): Role {
  return knownRole(record) ?? record.fail('role');
}

/** The role; null when it is missing or unknown. */
function knownRole(record: RecordReader): Role | null {
  const given = record.raw('role', 'roles');
  const first: unknown = Array.isArray(given) ? given[0] : given;
  const word = isRecord(first) ? first['name'] : first;
  const bare = typeof word === 'string' ? ROLE.exec(word)?.[1]?.toLowerCase() : undefined;
  return roles.find((role) => role === bare) ?? null;
}

/** The account of a session. One without an id is known by its email, which is the login, too. */
export function readUser(record: RecordReader): WholeUser {
  const role = knownRole(record);
  const email = record.requiredText('email');
  return {
    id: record.optionalId() ?? email.trim().toLowerCase(),
    name: record.requiredText('name'),
    email,
    phone: readOrError((one) => one.text('phone'), record),
    role,
    formSubmitted: record.flag('formSubmitted') ?? hasFilledForm(record, role),
  };
}

/** True when the record tells of the form, or is that of somebody who has none to fill. */
export function tellsOfForm(record: RecordReader): boolean {
  const role = knownRole(record);
  const hasForm = role === 'student' || role === 'educator';
  const isTold = record.carries('formSubmitted') || record.carries('formDetails');
  return !hasForm || isTold || hasFilledForm(record, role);
}

/** For a backend that sends no flag: a key detail of the role's form says the same. */
function hasFilledForm(record: RecordReader, role: Role | null): boolean {
  if (role === 'student') return hasKeyDetail(record, 'student');
  return role === 'educator' && hasKeyDetail(record, 'educator');
}
