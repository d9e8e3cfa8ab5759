import type { Spelling } from '../../resolving/userErrors.ts';
import type { Audience } from '../clubs/audience.ts';
import type { PersonOf } from './entity.ts';
import { personPayload, type PersonPayload } from './payload.ts';
import type { PeopleSource } from './source.ts';

/** What the admin changes of a person; absent stays, null empties. */
interface PersonChange {
  id: string;
  formSubmitted?: boolean | null | undefined;
  formDetails?: object | null | undefined;
  ifVersion?: string | null | undefined;
}

/** The admin's change of a person: what was given is sent, in the words of the REST call. */
export async function updatePerson<A extends Audience>(
  people: PeopleSource,
  audience: A,
  { id, ifVersion, formSubmitted, formDetails, ...fields }: PersonChange,
): Promise<PersonPayload<PersonOf<A>>> {
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
    read: () => people.one(audience, id),
  });
}

/** People's change of their own record. */
export async function updateOwnProfile<A extends Audience>(
  people: PeopleSource,
  audience: A,
  { ifVersion, ...body }: Pick<PersonChange, 'ifVersion'>,
): Promise<PersonPayload<PersonOf<A>>> {
  return personPayload(await people.updateOwn(audience, body, ifVersion ?? undefined), {
    id: null,
    audience,
    reader: audience,
    spelling: { ifMatch: 'ifVersion' },
    read: () => people.own(audience),
  });
}

/** What was sent among the details alone is meant there, though there may be a field of its name. */
function detailSpelling(fields: object, details: object): Spelling {
  const names = Object.keys(details).filter((key) => !(key in fields));
  return Object.fromEntries(names.map((key) => [key, `formDetails.${key}`]));
}
