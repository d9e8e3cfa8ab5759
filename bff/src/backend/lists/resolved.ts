import { mapMaybePromise } from '../../mapMaybePromise.ts';
import type { Reference } from '../../domain/reference.ts';
import { invalidAnswer } from '../failures/upstreamError.ts';
import type { MaybePromise } from '../port.ts';
import type { Lookup } from './lookup.ts';

/**
 * The entity of a reference. Null means that there is none: a reference to an entity that the
 * caller's calls do not give is an error, the same for all rows.
 *
 * @param call the call that lacks the entity
 * @throws UpstreamError UPSTREAM_INVALID
 */
export function resolved<T extends object>(
  reference: Reference<T>,
  lookup: Lookup<T>,
  call: string,
  field: string,
): MaybePromise<T | null> {
  if (typeof reference !== 'string') return reference;
  return mapMaybePromise(lookup(reference), (found) => {
    if (found === null) throw invalidAnswer({ call, address: call }, field);
    return found;
  });
}
