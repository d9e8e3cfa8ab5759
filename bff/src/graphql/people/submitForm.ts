import type { EducatorFormInput, StudentFormInput } from '../../gen/schema.generated.ts';
import { keyIn } from '../../backend/reading/reference.ts';
import { showsSent } from '../../backend/writes/showsSent.ts';
import { missing } from '../userErrors.ts';
import { isId } from '../../backend/http/call.ts';
import type { Audience } from '../audience.ts';
import type { PersonOf } from '../../domain/person.ts';
import { personPayload, type PersonPayload } from './payload.ts';
import { showsPerson } from '../../backend/people/showsPerson.ts';
import type { PeopleSource } from '../../backend/people/calls.ts';

/** A person's own form. A question that was not answered is left out. */
export async function submitForm<A extends Audience>(
  people: PeopleSource,
  audience: A,
  { fullName, email, phone, clubId, interests, ...answers }: StudentFormInput | EducatorFormInput,
): Promise<PersonPayload<PersonOf<A>>> {
  // A form may be sent without a club; an empty id is a mistake.
  if (typeof clubId === 'string' && !isId(clubId)) {
    return { person: null, userErrors: [missing('clubId', 'Please select a club')] };
  }
  const account = { name: fullName, email, phone };
  const details = { ...answers, interests: interests ?? [] };
  const body = { ...account, ...details, assignedClub: clubId };
  return personPayload(await people.submitForm(audience, body), {
    id: null,
    audience,
    reader: audience,
    spelling: { name: 'fullName', assignedClub: 'clubId' },
    tells: ['assignedMentor'],
    shows: (person) =>
      showsSent({ club: keyIn(person.club) }, { club: clubId ?? undefined }) &&
      showsPerson(person, account, details),
    read: () => people.own(audience),
  });
}
