import { mapMaybePromise } from '../../mapMaybePromise.ts';
import type { MaybePromise } from '../port.ts';

/**
 * A field of an entity. Where the entity lacks it, it is read from the whole record, which is null
 * where the caller has no call for it.
 */
export function fieldOf<T extends object, K extends keyof T>(
  entity: T,
  key: K,
  readWhole: () => MaybePromise<{ [key in K]: T[K] } | null>,
): MaybePromise<NonNullable<T[K]> | null> {
  const value = entity[key];
  return value === undefined
    ? mapMaybePromise(readWhole(), (whole) => whole?.[key] ?? null)
    : value;
}
