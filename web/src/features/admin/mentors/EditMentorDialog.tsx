import { useFormikContext } from 'formik';
import { useState } from 'react';
import { capitalised } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ReassignPanel } from '../reassign/ReassignPanel.tsx';
import { EditRecordDialog, type Saved } from '../record/EditRecordDialog.tsx';
import { MentorFields, type ClubOption } from './MentorFields.tsx';
import { statusOf, useMentorText } from './mentorList.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import {
  endsAssignments,
  mentorSchema,
  valuesOf,
  FIELDS,
  inputOf,
  type MentorValues,
} from './mentorValues.ts';
import { useApolloClient } from '@apollo/client/react';
import { PRECONDITION_FAILED, isVersionConflict } from '../../../lib/mutation/outcome.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { useReassign } from '../reassign/useReassign.ts';
import { useUpdateMentorMutation } from './UpdateMentor.generated.ts';

interface EditMentorDialogProps {
  mentor: MentorRowFragment;
  mentors: readonly MentorRowFragment[];
  clubs: readonly ClubOption[] | null;
  onClose: () => void;
}

/** Dialog to edit a mentor, and to reassign the people in the same step. */
export function EditMentorDialog({ mentor, mentors, clubs, onClose }: EditMentorDialogProps) {
  const [newMentorId, setNewMentorId] = useState('');
  return (
    <EditRecordDialog
      title="Edit Mentor"
      record={mentor}
      description={useMentorText()}
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
            return clubs?.find(({ id }) => id === value)?.name ?? 'Another club';
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

const TOASTS = {
  key: 'mentor',
  success: { title: 'Mentor updated successfully' },
  failure: { title: 'Error updating mentor', detail: 'Please try again.' },
  fields: FIELDS,
  handled: [PRECONDITION_FAILED],
};

/**
 * Saves a mentor's form, based on a version of the record.
 * @param newMentorId id of the mentor who takes over the people of a moved or deactivated one; empty
 * for none
 */
function useSaveMentor(newMentorId: string) {
  const { run } = useOutcome(useUpdateMentorMutation({ refetchQueries: ['DashboardCounts'] }));
  const client = useApolloClient();
  const reassign = useReassign();
  return async (
    values: MentorValues,
    base: MentorRowFragment,
  ): Promise<Saved<MentorRowFragment>> => {
    const { done, fields, payload, userErrors } = await run(
      {
        input: {
          id: base.id,
          ...inputOf(values),
          ...(values.status !== statusOf(base) && { status: values.status }),
          ifVersion: base.version,
        },
      },
      TOASTS,
    );
    if (done && newMentorId && endsAssignments(base, values)) {
      await reassign(base.id, newMentorId);
      await client.refetchQueries({ include: ['Mentors', 'MentoredPeople'] });
    }
    return { done, fields, current: (isVersionConflict(userErrors) && payload?.mentor) || null };
  };
}
