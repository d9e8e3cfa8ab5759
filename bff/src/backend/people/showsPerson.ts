import { showsSent } from '../writes/showsSent.ts';
import type { Person } from '../../domain/person.ts';

/** What was sent of a person, as the entity names it. */
export interface SentOfPerson {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  status?: string | null | undefined;
  education?: string | null | undefined;
  formSubmitted?: boolean | null | undefined;
}

/** True when a person has what was sent. */
export function showsPerson(person: Person, fields: SentOfPerson, details: object): boolean {
  return showsSent<SentOfPerson>(person, fields) && showsSent<object>(person.formDetails, details);
}
