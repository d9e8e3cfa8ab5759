import { isUnread } from '../../../lib/errors.ts';
import type { ExportedPersonFragment } from './ExportedPerson.generated.ts';

/** Class and school, or position and institution. */
export const placeOf = (person: ExportedPersonFragment) =>
  person.__typename === 'Student'
    ? [person.formDetails?.class, person.formDetails?.schoolName]
    : [person.formDetails?.currentPosition, person.formDetails?.institution];

/** The place as text; empty if unknown. */
export const personText = (person: ExportedPersonFragment): string =>
  placeOf(person).filter(Boolean).join(', ');

/**
 * Current stage and percentage for display; the percentage is null where the progress failed.
 *
 * @param error of the query
 */
export function progressText(
  { progress }: Pick<ExportedPersonFragment, 'progress'>,
  error: Error | undefined,
): [stage: string, percent: number | null] {
  if (!progress && isUnread(error, 'items.progress', 'person.progress')) {
    return ['Progress could not be read', null];
  }
  const isStageUnread = !progress?.currentStage && isUnread(error, 'progress.currentStage');
  const stage = isStageUnread ? 'Stage could not be read' : 'Not Started';
  return [progress?.currentStage ?? stage, progress?.percent ?? 0];
}
