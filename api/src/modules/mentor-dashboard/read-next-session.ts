import { fail, succeed, type Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import { checkIfMatch, type IfMatch } from '../../platform/http/entity-tags.ts';
import { taggedSession, type NextSession } from '../counselling-sessions/next-session.ts';
import { findPlannedSession } from '../counselling-sessions/repository.ts';
import type { Person } from '../people/person.ts';

/** A locked person, with the precondition of a change of the next session. */
export interface SessionToChange {
  person: Person;
  ifMatch: IfMatch;
}

/** Reads the next session and checks its precondition. */
export async function readNextSession(
  tx: Executor,
  { person, ifMatch }: SessionToChange,
): Promise<Result<NextSession | null>> {
  // Its sessions are not shown, also not in the response to an outdated tag.
  if (person.status === 'inactive') return fail('CONFLICT', 'PERSON_INACTIVE');
  const session = await findPlannedSession(tx, person.id);
  return checkIfMatch(ifMatch, taggedSession(session)) ?? succeed(session);
}

/** The same, with a failure if no session is planned. */
export async function readPlannedSession(
  tx: Executor,
  change: SessionToChange,
): Promise<Result<NextSession>> {
  const read = await readNextSession(tx, change);
  if (!read.ok) return read;
  return read.value ? succeed(read.value) : fail('CONFLICT', 'NO_SESSION');
}
