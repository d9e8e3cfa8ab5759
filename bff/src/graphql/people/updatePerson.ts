import type { Spelling } from '../userErrors.ts';
import type { Audience } from '../audience.ts';
import type { Person, PersonOf } from '../../domain/person.ts';
import { personPayload, type PersonPayload } from './payload.ts';
import { showsPerson, type SentOfPerson } from '../../backend/people/showsPerson.ts';
import type { PeopleSource } from '../../backend/people/calls.ts';

/** What the admin changes of a person; absent stays, null empties. */
interface PersonChange extends SentOfPerson {
  id: string;
  gender?: string | null | undefined;
  formDetails?: object | null | undefined;
  ifVersion?: string | null | undefined;
}

/** People's change of their own record: the account, and the answers of the form beside it. */
type OwnChange = Pick<PersonChange, 'name' | 'email' | 'phone' | 'ifVersion'>;

/** The admin's change of a person: what was given is sent, in the words of the REST call. */
export async function updatePerson<A extends Audience>(
  people: PeopleSource,
  audience: A,
  change: PersonChange,
): Promise<PersonPayload<PersonOf<A>>> {
  const { id, ifVersion, formSubmitted, formDetails, ...fields } = change;
  const body = {
    ...fields,
    // Neither can be emptied: null is the same as not given.
    ...(typeof formSubmitted === 'boolean' && { formSubmitted }),
    ...(formDetails && { formDetails }),
  };
  return personPayload(await people.update(audience, id, body, ifVersion ?? undefined), {
    id,
    audience,
    reader: 'admin',
    spelling: { ifMatch: 'ifVersion', ...detailSpelling(fields, formDetails ?? {}) },
    shows: (person) => showsChange(person, change),
    read: () => people.one(audience, id),
  });
}

/** People's change of their own record. */
export async function updateOwnProfile<A extends Audience>(
  people: PeopleSource,
  audience: A,
  { ifVersion, ...body }: OwnChange,
): Promise<PersonPayload<PersonOf<A>>> {
  const { name, email, phone, ...details } = body;
  return personPayload(await people.updateOwn(audience, body, ifVersion ?? undefined), {
    id: null,
    audience,
    reader: audience,
    spelling: { ifMatch: 'ifVersion' },
    shows: (person) => showsPerson(person, { name, email, phone }, details),
    read: () => people.own(audience),
  });
}

/**
 * True when a person is as it was to become. What stands for an emptied status or education is the
 * backend's to say, and so is whether somebody whose answers are known has not sent the form.
 */
function showsChange(person: Person, change: PersonChange): boolean {
  const { name, email, phone, gender, status, education, formSubmitted, formDetails } = change;
  const details = { ...formDetails, ...(gender !== undefined && { gender }) };
  const fields = {
    name,
    email,
    phone,
    status: status ?? undefined,
    // The school's name stands for an education that is the same, and then goes with it.
    education: 'schoolName' in details ? undefined : education?.trim() || undefined,
    formSubmitted: formSubmitted || undefined,
  };
  return showsPerson(person, fields, details);
}

/** What was sent among the details alone is meant there, though there may be a field of its name. */
function detailSpelling(fields: object, details: object): Spelling {
  const names = Object.keys(details).filter((key) => !(key in fields));
  return Object.fromEntries(names.map((key) => [key, `formDetails.${key}`]));
}
