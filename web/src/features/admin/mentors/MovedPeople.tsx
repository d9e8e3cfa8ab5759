import { useFormikContext } from 'formik';
import { ReassignPanel } from '../reassign/ReassignPanel.tsx';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { isLeaving, type MentorValues } from './mentorValues.ts';

interface MovedPeopleProps {
  mentor: MentorRowFragment;
  mentors: readonly MentorRowFragment[];
  takerId: string;
  onTaker: (mentorId: string) => void;
}

/** The people of a mentor who is moved or deactivated in the form; nothing otherwise. */
export function MovedPeople({ mentor, mentors, takerId, onTaker }: MovedPeopleProps) {
  const { values } = useFormikContext<MentorValues>();
  if (mentor.studentsCount === 0 || !isLeaving(mentor, values)) return null;
  return (
    <ReassignPanel
      mentor={mentor}
      mentors={mentors}
      otherwise={`They stay with ${mentor.name}`}
      value={takerId}
      onChange={onTaker}
    />
  );
}
