import { CopyText } from '../../../ui/CopyText.tsx';
import type { PersonRowFragment } from './PersonRow.generated.ts';

/** Characters shown of a generated id; a shorter id is shown completely. */
const SHOWN = 8;
const LONGEST = 12;

interface PersonIdProps {
  id: string;
  /** Text after the id. */
  note?: string | null | undefined;
}

/** Id of a person; a click copies it completely. */
export const PersonId = ({ id, note }: PersonIdProps) => (
  <>
    <CopyText noun="ID" value={id}>
      {id.length > LONGEST ? id.slice(0, SHOWN) : id}
    </CopyText>
    {note && <span>{`, ${note}`}</span>}
  </>
);

/** "11th Grade" of a student, "Teacher, Modern High School" of an educator; null if unknown. */
export function personNoteText(person: PersonRowFragment): string | null {
  if (person.__typename === 'Student') {
    return person.formDetails?.class ? `${person.formDetails.class} Grade` : null;
  }
  const { currentPosition, institution } = person.formDetails ?? {};
  return [currentPosition, institution].filter(Boolean).join(', ') || null;
}
