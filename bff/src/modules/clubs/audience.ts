import type { ClubAudience } from '../../gen/schema.generated.ts';
import type { Audience } from './club.ts';

/** The audience as GraphQL spells it. */
export function toAudience(audience: Audience): ClubAudience {
  return audience === 'student' ? 'STUDENT' : 'EDUCATOR';
}

/** The audience as the REST calls spell it. */
export function fromAudience(audience: ClubAudience): Audience {
  return audience === 'STUDENT' ? 'student' : 'educator';
}
