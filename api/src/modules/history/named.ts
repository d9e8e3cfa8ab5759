import { withId } from '../../domain/ids.ts';

/** How the history names what it refers to: the name stays when the thing itself is gone. */
export function named(thing: { id: string; name: string }): {
  _id: string;
  id: string;
  name: string;
} {
  return { ...withId(thing.id), name: thing.name };
}
