import type { PersonRowFragment } from './PersonRow.generated.ts';

/** "11th Grade" of a student, "Teacher, Modern High School" of an educator; null if unknown. */
export function personNote(person: PersonRowFragment): string | null {
  if (person.__typename === 'Student') {
    return person.formDetails?.class ? `${person.formDetails.class} Grade` : null;
  }
  const { currentPosition, institution } = person.formDetails ?? {};
  return [currentPosition, institution].filter(Boolean).join(', ') || null;
}
