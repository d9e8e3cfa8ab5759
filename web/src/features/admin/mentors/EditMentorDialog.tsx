import { useFormikContext } from 'formik';
import { useState } from 'react';
import { capitalised } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ReassignPanel } from '../reassign/ReassignPanel.tsx';
import { EditRecordDialog } from '../record/EditRecordDialog.tsx';
import { MentorFields, type ClubOption } from './MentorFields.tsx';
import { mentorText } from './mentorList.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { endsAssignments, mentorSchema, valuesOf, type MentorValues } from './mentorValues.ts';
import { useSaveMentor } from './useSaveMentor.ts';

interface EditMentorDialogProps {
  mentor: MentorRowFragment;
  mentors: readonly MentorRowFragment[];
  clubs: readonly ClubOption[];
  onClose: () => void;
}

/** Dialog to edit a mentor, and to reassign the people in the same step. */
export function EditMentorDialog({ mentor, mentors, clubs, onClose }: EditMentorDialogProps) {
  const [newMentorId, setNewMentorId] = useState('');
  return (
    <EditRecordDialog
      title="Edit Mentor"
      record={mentor}
      description={mentorText}
      leading={({ name }) => <Avatar name={name} />}
      valuesOf={valuesOf}
      schema={mentorSchema.edit}
      save={useSaveMentor(newMentorId)}
      versions={{
        toTexts: (values) => ({ ...values }),
        fromTexts: (texts) => texts,
        labelOf: (field) => (field === 'clubId' ? 'Club' : capitalised(field)),
        valueText: (field, value) => {
          if (field === 'clubId')
            return clubs.find(({ id }) => id === value)?.name ?? 'Another club';
          return field === 'status' ? capitalised(value) : value;
        },
      }}
      onClose={onClose}
    >
      {(base) => (
        <MentorFields clubs={clubs} status={valuesOf(base).status}>
          <MovedPeople
            mentor={base}
            mentors={mentors}
            newMentorId={newMentorId}
            onNewMentor={setNewMentorId}
          />
        </MentorFields>
      )}
    </EditRecordDialog>
  );
}

interface MovedPeopleProps {
  mentor: MentorRowFragment;
  mentors: readonly MentorRowFragment[];
  newMentorId: string;
  onNewMentor: (mentorId: string) => void;
}

/** Affected people if the form moves or deactivates the mentor; renders nothing otherwise. */
function MovedPeople({ mentor, mentors, newMentorId, onNewMentor }: MovedPeopleProps) {
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
