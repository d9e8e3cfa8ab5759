import { Type } from 'typebox';
import { mapResult, type Result } from '../../domain/result.ts';
import type { ApiResponse } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { personOfMentorNotFound } from '../people/person.ts';
import { MentoredPerson, mentoredPerson } from './mentored-person.ts';
import { readOwnPeople } from './own-people.ts';
import { readStats } from './read-stats.ts';
import { Stats } from './stats-schemas.ts';

/** Response to a mentor's change of a person. */
export const ChangedPerson = Type.Object(
  { person: MentoredPerson, stats: Stats },
  { title: 'ChangedPerson' },
);

/**
 * Adds the person and the mentor's statistics to the response of a change. They are read after its
 * transaction and not stored for repeats: a repeat must not show outdated statistics or a person who
 * is no longer assigned.
 */
export async function withPersonAndStats(
  deps: Dependencies,
  { mentorId, personId, field }: { mentorId: string; personId: string; field?: string },
  changed: Result<ApiResponse>,
): Promise<Result<ApiResponse>> {
  if (!changed.ok) return changed;
  const people = await readOwnPeople(deps, mentorId);
  const own = people.find(({ person }) => person.id === personId);
  if (!own) return personOfMentorNotFound(field);
  const person = mentoredPerson(own);
  const stats = await readStats(deps, mentorId, people);
  return mapResult(changed, (answer) => ({ ...answer, body: { ...answer.body, person, stats } }));
}
