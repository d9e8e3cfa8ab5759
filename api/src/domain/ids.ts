import { Type } from 'typebox';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** False for what can't be the id of anything: the database would refuse even to look for it. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** The id of the record in the address; one that can't exist is like one that does not. */
export const IdParams = Type.Object({ id: Type.String() });

/** Records carry their id under both names. */
export const recordId = { _id: Type.String(), id: Type.String() };

export function withId(id: string): { _id: string; id: string } {
  return { _id: id, id };
}
