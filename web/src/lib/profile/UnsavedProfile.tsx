import { useCallback } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { useSession } from '../session/useSession.ts';

interface UnsavedProfileProps {
  /** How many fields were changed. */
  count: number;
  /** Whose profile it is. */
  name: string;
}

/** Asks before changes of a profile are lost: by Cancel, Escape, Back or a reload. */
export function UnsavedProfile({ count, name }: UnsavedProfileProps) {
  const { status } = useSession();
  const asks = count > 0 && status === 'signedIn';
  useBeforeUnload(
    useCallback(
      (event) => {
        if (asks) event.preventDefault();
      },
      [asks],
    ),
  );
  return (
    <LeaveQuestion
      title="Leave without saving?"
      description={`${count === 1 ? 'One change' : `${count} changes`} to the profile of ${name} will be lost.`}
      stay="Keep editing"
      when={() => asks}
    />
  );
}
