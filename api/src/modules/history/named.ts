import { withId } from '../../platform/http/records.ts';

/** A reference with its name, which is kept after the record was deleted. */
export function named(thing: { id: string; name: string }): {
  _id: string;
  id: string;
  name: string;
} {
  return { ...withId(thing.id), name: thing.name };
}
