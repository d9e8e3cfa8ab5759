import type { ExportedPersonFragment } from '../export/ExportedPerson.generated.ts';

/** Class and school, or position and institution, as far as known; empty when neither is. */
export function personLine(person: ExportedPersonFragment): string {
  const parts =
    person.__typename === 'Student'
      ? [person.formDetails?.class, person.formDetails?.schoolName]
      : [person.formDetails?.currentPosition, person.formDetails?.institution];
  return parts.filter(Boolean).join(', ');
}

/** The stage that a list names: the current one, or that nothing has begun. */
export const stageLine = ({ progress }: Pick<ExportedPersonFragment, 'progress'>): string =>
  progress?.currentStage ?? 'Not Started';
