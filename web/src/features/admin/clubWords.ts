import type { ClubAudience } from '../../schema.generated.ts';

type Audience = ClubAudience | null | undefined;

/** "Student Club", "Educator Club"; null where the backend does not say. */
export const clubBadge = (audience: Audience): string | null =>
  audience ? (audience === 'STUDENT' ? 'Student Club' : 'Educator Club') : null;

/** What the people of a club are called, in the plural. */
export const peopleNoun = (audience: Audience): string =>
  audience ? (audience === 'STUDENT' ? 'students' : 'educators') : 'people';
