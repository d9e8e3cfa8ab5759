import type { Audience } from '../domain/audience.ts';
import type { ClubAudience } from '../gen/resolvers.generated.ts';

/** The audience as GraphQL spells it. */
export function toAudience(audience: Audience): ClubAudience {
  return audience === 'student' ? 'STUDENT' : 'EDUCATOR';
}

/** The audience of a GraphQL value. */
export function fromAudience(audience: ClubAudience): Audience {
  return audience === 'STUDENT' ? 'student' : 'educator';
}
