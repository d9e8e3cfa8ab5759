import { useFormikContext } from 'formik';
import { ReassignPanel } from '../reassign/ReassignPanel.tsx';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { endsAssignments, type MentorValues } from './mentorValues.ts';

interface MovedPeopleProps {
  mentor: MentorRowFragment;
  mentors: readonly MentorRowFragment[];
  newMentorId: string;
  onNewMentor: (mentorId: string) => void;
}

/** Affected people if the form moves or deactivates the mentor; renders nothing otherwise. */
export function MovedPeople({ mentor, mentors, newMentorId, onNewMentor }: MovedPeopleProps) {
  const { values } = useFormikContext<MentorValues>();
  if (mentor.studentsCount === 0 || !endsAssignments(mentor, values)) return null;
  return (
    <ReassignPanel
      mentor={mentor}
      mentors={mentors}
      otherwise={`They stay with ${mentor.name}`}
      value={newMentorId}
      onChange={onNewMentor}
    />
  );
}
