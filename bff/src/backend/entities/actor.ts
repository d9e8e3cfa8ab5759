import type { PersonAccount } from '../../domain/account.ts';
import type { HistoryActor } from '../../domain/history.ts';
import { orError } from '../reading/orError.ts';
import type { RecordReader } from '../reading/recordReader.ts';
import { knownRole, readRole } from './role.ts';

/** The account that made a change; null without one. */
export function readActor(by: RecordReader | null): HistoryActor | null {
  return (
    by && {
      id: by.optionalId(),
      name: by.requiredText('name'),
      role: by.text('role') === null ? null : orError(() => readRole(by)),
    }
  );
}

/** The student or educator that a record for administrators names; null without one. */
export function readPersonAccount(person: RecordReader | null): PersonAccount | null {
  return (
    person && {
      id: person.id(),
      name: person.requiredText('name'),
      email: person.requiredText('email'),
      audience: knownRole(person) === 'educator' ? 'educator' : 'student',
    }
  );
}
