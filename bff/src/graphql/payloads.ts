import type { UserError } from '../domain/userError.ts';

/** A payload with a flag that is true when there are no user errors. */
export const successPayload = <Key extends string>(key: Key, userErrors: UserError[]) =>
  ({ [key]: userErrors.length === 0, userErrors }) as Record<Key, boolean> & {
    userErrors: UserError[];
  };
