import type { UnsentChange } from '../../../lib/unsent/changes.ts';
import { mentorChange } from '../changes/mentorChanges.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import type { PlannedSession, SessionValues } from './sessionValues.ts';

type Person = Pick<MentorPerson, 'id' | 'name'>;

const base = ({ id: personId }: Person, version: string | null | undefined) => ({
  personId,
  ...(typeof version === 'string' && { ifVersion: version }),
});

/**
 * Plans the next session, or moves it.
 *
 * @param session the planned one that the values are based on
 */
export function setSession(
  person: Person,
  session: PlannedSession | null,
  { at, nextPlace }: SessionValues,
): UnsentChange {
  const input = { ...base(person, session?.version), at, place: nextPlace.trim() || null };
  return mentorChange('SetNextSession', person, input, { about: session?.id ?? '' });
}

export const cancelSession = (person: Person, { at, version }: PlannedSession): UnsentChange =>
  mentorChange('CancelNextSession', person, base(person, version), { about: at });

export const missSession = (person: Person, { at, version }: PlannedSession): UnsentChange =>
  mentorChange('MissNextSession', person, base(person, version), { about: at });
