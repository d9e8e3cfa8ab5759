import type { MentorPersonFilter, Person } from '../../domain/person.ts';
import { isInBand } from '../entities/derive.ts';
import { refKey } from '../reading/reference.ts';
import { hasNoFeedback, isActive, isPending, type IsQuiet } from './waiting.ts';

/**
 * The mentor's people for whom everything in `filter` holds; what is null or absent always does.
 *
 * @param clubKeys what records refer to the club by that is asked for
 */
export function filterPeople(
  people: Person[],
  filter: MentorPersonFilter,
  clubKeys: ReadonlySet<string | null>,
  isQuiet: IsQuiet,
): Person[] {
  const wanted = filter.search?.trim().toLowerCase() ?? '';
  const { band, currentStage, clubId, waiting, noFeedback, active } = filter;
  return people.filter(
    (person) =>
      [person.name, person.email].some((text) => text.toLowerCase().includes(wanted)) &&
      (!band || isInBand(person, band)) &&
      (typeof currentStage !== 'string' || isAt(person, currentStage.trim())) &&
      (!clubId || clubKeys.has(refKey(person.club))) &&
      (typeof waiting !== 'boolean' || isPending(person, isQuiet) === waiting) &&
      (typeof noFeedback !== 'boolean' || hasNoFeedback(person) === noFeedback) &&
      (typeof active !== 'boolean' || isActive(person) === active),
  );
}

/** No name is the filter for people who have not begun. */
function isAt({ progress }: Person, stage: string): boolean {
  return (progress?.currentStage ?? '') === stage;
}
