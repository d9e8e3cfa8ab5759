import type { CutOut, Person } from '../../../content/types.ts';

/** The portrait of a person; its alternative text is the name and the role. */
export const faceOf = ({ name, role, portrait }: Person): CutOut => ({
  ...portrait,
  alt: `${name}, ${role}`,
});
