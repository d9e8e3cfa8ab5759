import type { ClubAudience } from '../../../schema.generated.ts';

type Audience = ClubAudience | null | undefined;

/** "Student Club" or "Educator Club"; null if unknown. */
export const clubTypeText = (audience: Audience): string | null =>
  audience ? (audience === 'STUDENT' ? 'Student Club' : 'Educator Club') : null;

/** Plural noun of the members of a club. */
export const peopleNoun = (audience: Audience): string =>
  audience ? (audience === 'STUDENT' ? 'students' : 'educators') : 'people';
