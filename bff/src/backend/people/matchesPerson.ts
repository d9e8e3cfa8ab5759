import type { Person } from '../../domain/person.ts';
import { matchesSent } from '../writes/matchesSent.ts';

/** What was sent of a person, as the entity names it. */
interface SentOfPerson {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  status?: string | null | undefined;
  education?: string | null | undefined;
  formSubmitted?: boolean | null | undefined;
}

/** True when a person has what was sent. */
export function matchesPerson(person: Person, fields: SentOfPerson, details: object): boolean {
  return (
    matchesSent<SentOfPerson>(person, fields) && matchesSent<object>(person.formDetails, details)
  );
}
