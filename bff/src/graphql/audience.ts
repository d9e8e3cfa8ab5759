import type { Audience } from '../domain/account.ts';
import type { ClubAudience } from '../gen/resolvers.generated.ts';

/** Converts to the GraphQL enum. */
export function toAudience(audience: Audience): ClubAudience {
  return audience === 'student' ? 'STUDENT' : 'EDUCATOR';
}

/** Converts from the GraphQL enum. */
export function fromAudience(audience: ClubAudience): Audience {
  return audience === 'STUDENT' ? 'student' : 'educator';
}
