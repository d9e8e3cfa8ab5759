import type { RecordReader } from '../../rest/reader.ts';
import { hasKeyDetail } from '../people/details.ts';
import type { Role, User } from './user.ts';

const roles: readonly Role[] = ['admin', 'mentor', 'educator', 'student'];

/** The role in any case. */
export function readRole(record: RecordReader): Role {
  const word = record.requiredText('role').trim().toLowerCase();
  return roles.find((role) => role === word) ?? record.fail('role');
}

export function readUser(record: RecordReader): User {
  const role = readRole(record);
  return {
    id: record.id(),
    name: record.requiredText('name'),
    email: record.requiredText('email'),
    phone: record.text('phone'),
    role,
    formSubmitted: record.flag('formSubmitted') ?? hasFilledForm(record, role),
  };
}

/** For a backend that sends no flag: a key detail of the role's form says the same. */
function hasFilledForm(record: RecordReader, role: Role): boolean {
  if (role === 'student') return hasKeyDetail(record, 'student');
  return role === 'educator' && hasKeyDetail(record, 'educator');
}
