import type { ClubAudience } from '../../gen/schema.generated.ts';

/** The two kinds of person that clubs are made for, as the REST calls spell them. */
export type Audience = 'student' | 'educator';

/** The audience as GraphQL spells it. */
export function toAudience(audience: Audience): ClubAudience {
  return audience === 'student' ? 'STUDENT' : 'EDUCATOR';
}

/** The audience as the REST calls spell it. */
export function fromAudience(audience: ClubAudience): Audience {
  return audience === 'STUDENT' ? 'student' : 'educator';
}
