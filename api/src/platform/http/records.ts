import { Type } from 'typebox';

/** The id in the path. Any text is valid: an id that is not a UUID is not found. */
export const IdParams = Type.Object({ id: Type.String() });

/** Records have their id under both names. */
export const recordId = { _id: Type.String(), id: Type.String() };

export function withId(id: string): { _id: string; id: string } {
  return { _id: id, id };
}

/** Additional field of a record in a list, where there is no ETag header per record. */
export const listedField = {
  etag: Type.String({ description: 'The ETag of the single record, for If-Match' }),
};

/** Body of a success without a record. */
export const Done = Type.Object({ message: Type.String() }, { title: 'Done' });
