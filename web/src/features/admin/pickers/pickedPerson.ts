import type { ClubAudience } from '../../../schema.generated.ts';
import type { PersonRowFragment } from '../people/PersonRow.generated.ts';

/** Whom a picker is open for. */
export interface PickedPerson extends Pick<PersonRowFragment, 'id' | 'name' | 'club' | 'mentor'> {
  audience: ClubAudience;
  /** Class or position, said beside the name. */
  note: string | null;
}

/** The value that stands for no mentor or no club; an id is never this word. */
export const NONE = 'none';

/** "For Aarav Nair, 12th Grade, Robotics Club". */
export function forWhom({ name, note, club }: PickedPerson): string {
  return `For ${[name, note, club?.name].filter(Boolean).join(', ')}`;
}
