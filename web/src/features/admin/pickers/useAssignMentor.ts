import { isUnauthenticated, reasonOf } from '../../../lib/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { useAssignMentorMutation } from './AssignMentor.generated.ts';
import { NONE, type PickedPerson } from './pickedPerson.ts';

const TITLE = 'Error assigning mentor';

/**
 * Gives a person the chosen mentor, or none. The answer carries the person, whose row changes with
 * it. `onDone` runs after success only.
 */
export function useAssignMentor({ id, audience }: PickedPerson, onDone: () => void) {
  const [mutate, { loading }] = useAssignMentorMutation();
  const fail = (why = 'Failed to assign mentor. Please try again.') => {
    toast.failure(TITLE, why, { key: 'mentor' });
  };
  const assign = async (choice: string) => {
    if (!choice) {
      fail('Mentor ID is missing. Please try again.');
      return;
    }
    const mentorId = choice === NONE ? null : choice;
    try {
      const { data } = await mutate({ variables: { input: { personId: id, audience, mentorId } } });
      if (data?.assignMentor?.person) {
        const done = mentorId === null ? 'removed' : 'assigned';
        toast.success(`Mentor ${done} successfully`, undefined, { key: 'mentor' });
        onDone();
      } else {
        fail(data?.assignMentor?.userErrors[0]?.message);
      }
    } catch (error) {
      // An expired session says so itself, and leads to the login.
      if (!isUnauthenticated(error)) fail(reasonOf(error));
    }
  };
  return { assign, busy: loading };
}
