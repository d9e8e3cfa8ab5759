import { t } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { PRECONDITION_FAILED } from '../mutation/outcome.ts';
import { useOutcome } from '../mutation/useOutcome.ts';
import { emailChangeNote } from './emailChangeNote.ts';
import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import { educatorInput, ownEducatorInput, ownStudentInput, studentInput } from './profileInput.ts';
import type { ProfileMode } from './profileTabs.ts';
import type { ProfileValues } from './profileValues.ts';
import { useUpdateEducatorMutation } from './UpdateEducator.generated.ts';
import { useUpdateMyEducatorProfileMutation } from './UpdateMyEducatorProfile.generated.ts';
import { useUpdateMyStudentProfileMutation } from './UpdateMyStudentProfile.generated.ts';
import { useUpdateStudentMutation } from './UpdateStudent.generated.ts';

const common = { key: 'profile', handled: [PRECONDITION_FAILED] };
const updateFailed = () => ({
  title: t`Update failed`,
  detail: t`Please try again later.`,
});

const STUDENT = {
  ...common,
  success: {
    title: 'Student updated successfully',
    detail: 'The student information has been updated.',
  },
  failure: {
    title: 'Error updating student',
    detail: 'Failed to update student information. Please try again.',
    always: true,
  },
};
const EDUCATOR = {
  ...common,
  success: {
    title: 'Educator updated successfully',
    detail: 'The educator information has been updated.',
  },
  failure: { title: 'Update failed', detail: 'Please try again later.' },
};

/** Saves a profile; resolves to the outcome and never rejects. */
export function useSaveProfile(mode: ProfileMode) {
  const student = useOutcome(useUpdateStudentMutation());
  const educator = useOutcome(useUpdateEducatorMutation());
  const ownStudent = useOutcome(useUpdateMyStudentProfileMutation());
  const ownEducator = useOutcome(useUpdateMyEducatorProfileMutation());
  /** @param person the record that was edited */
  const save = async (person: PersonProfileFragment, values: ProfileValues) => {
    const isStudent = person.__typename === 'Student';
    if (mode === 'self') {
      const own = { ...common, failure: updateFailed() };
      const outcome = isStudent
        ? await ownStudent.run({ input: ownStudentInput(person, values) }, own)
        : await ownEducator.run({ input: ownEducatorInput(person, values) }, own);
      if (outcome.done) {
        const note = emailChangeNote(person.email, values.email, outcome.payload?.person);
        toast.success(t`Profile updated successfully!`, note, { key: common.key });
      }
      return outcome;
    }
    return isStudent
      ? student.run({ input: studentInput(person, values) }, STUDENT)
      : educator.run({ input: educatorInput(person, values) }, EDUCATOR);
  };
  return { save, busy: [student, educator, ownStudent, ownEducator].some(({ busy }) => busy) };
}
