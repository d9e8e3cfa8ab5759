import { isUnauthenticated, reasonOf } from '../../../lib/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { useAssignClubMutation } from './AssignClub.generated.ts';
import { NONE, type PickedPerson } from './pickedPerson.ts';

const TITLE = 'Error assigning club';

/**
 * Gives a person the chosen club, or none. The answer carries the person, whose row changes with
 * it. `onDone` runs after success only.
 */
export function useAssignClub({ id, audience }: PickedPerson, onDone: () => void) {
  const [mutate, { loading }] = useAssignClubMutation();
  const fail = (why = 'Failed to assign club. Please try again.') => {
    toast.failure(TITLE, why, { key: 'club' });
  };
  const assign = async (choice: string) => {
    if (!choice) {
      fail('Club ID is missing. Please try again.');
      return;
    }
    const clubId = choice === NONE ? null : choice;
    try {
      const { data } = await mutate({ variables: { input: { personId: id, audience, clubId } } });
      if (data?.assignClub?.person) {
        const done = clubId === null ? 'removed' : 'assigned';
        toast.success(`Club ${done} successfully`, undefined, { key: 'club' });
        onDone();
      } else {
        fail(data?.assignClub?.userErrors[0]?.message);
      }
    } catch (error) {
      // An expired session says so itself, and leads to the login.
      if (!isUnauthenticated(error)) fail(reasonOf(error));
    }
  };
  return { assign, busy: loading };
}
