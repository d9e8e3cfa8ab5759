import { roles, type Role } from '../../domain/account.ts';
import { isRecord } from '../reading/isRecord.ts';
import type { RecordReader } from '../reading/recordReader.ts';

/** `student`, `Student`, `ROLE_STUDENT`. */
const ROLE = /^\s*(?:role_)?([a-z]+)\s*$/i;

/**
 * The role in any case: text (`STUDENT`, `ROLE_STUDENT`), an object with a name, or the first of a
 * list.
 */
export function readRole(record: RecordReader): Role {
  return knownRole(record) ?? record.fail('role');
}

/** The role; null when it is missing or unknown. */
export function knownRole(record: RecordReader, key = 'role'): Role | null {
  const value = record.raw(key, `${key}s`);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const word = isRecord(first) ? first['name'] : first;
  const bare = typeof word === 'string' ? ROLE.exec(word)?.[1]?.toLowerCase() : undefined;
  return roles.find((role) => role === bare) ?? null;
}
