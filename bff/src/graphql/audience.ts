import type { ClubAudience } from '../gen/schema.generated.ts';
import type { Club } from '../domain/club.ts';

/** The two kinds of person that clubs are made for, as the REST calls spell them. */
export type Audience = 'student' | 'educator';

/** True of a club that does not say whom it is for, too. */
export function isFor({ clubFor }: Pick<Club, 'clubFor'>, audience: Audience): boolean {
  return (clubFor ?? audience) === audience;
}

/** The audience as GraphQL spells it. */
export function toAudience(audience: Audience): ClubAudience {
  return audience === 'student' ? 'STUDENT' : 'EDUCATOR';
}

/** The audience as the REST calls spell it. */
export function fromAudience(audience: ClubAudience): Audience {
  return audience === 'STUDENT' ? 'student' : 'educator';
}
