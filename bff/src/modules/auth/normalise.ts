import type { RecordReader } from '../../rest/reader.ts';
import { hasKeyDetail, readEducatorDetails, readStudentDetails } from '../people/details.ts';
import type { Role, User } from './user.ts';

const roles: Record<string, Role> = {
  admin: 'admin',
  mentor: 'mentor',
  educator: 'educator',
  student: 'student',
};

export function readUser(record: RecordReader): User {
  const role = roles[record.requiredText('role').trim().toLowerCase()] ?? record.fail('role');
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
  if (role === 'student') return hasKeyDetail(readStudentDetails(record));
  return role === 'educator' && hasKeyDetail(readEducatorDetails(record));
}
