import type { ExportedPersonFragment } from '../export/ExportedPerson.generated.ts';

/** Class and school, or position and institution; empty if unknown. */
export function personLine(person: ExportedPersonFragment): string {
  const parts =
    person.__typename === 'Student'
      ? [person.formDetails?.class, person.formDetails?.schoolName]
      : [person.formDetails?.currentPosition, person.formDetails?.institution];
  return parts.filter(Boolean).join(', ');
}

/** The current stage as shown in a list, or that none is started. */
export const stageLine = ({ progress }: Pick<ExportedPersonFragment, 'progress'>): string =>
  progress?.currentStage ?? 'Not Started';
