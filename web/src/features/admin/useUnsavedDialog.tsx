import { useFormikContext } from 'formik';
import { useCallback, useRef } from 'react';
import { useBeforeUnload, type Location } from 'react-router-dom';
import { useSession } from '../../lib/session/useSession.ts';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';

/** Whether a step closes the dialog in the address, or leaves the page. */
function leaves(from: Location, to: Location): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return (
    from.pathname !== to.pathname ||
    ['tab', 'dialog'].some((name) => before.get(name) !== after.get(name))
  );
}

/** Asks before unsaved values of a form dialog in the address are lost. */
export function useUnsavedDialog(description: string) {
  const isSaved = useRef(false);
  return {
    /** Render it inside the form. */
    question: <UnsavedQuestion isSaved={isSaved} description={description} />,
    /** Closes the dialog after its values were saved, without a question. */
    saved: (close: () => void) => {
      isSaved.current = true;
      close();
    },
  };
}

interface UnsavedQuestionProps {
  isSaved: { current: boolean };
  description: string;
}

function UnsavedQuestion({ isSaved, description }: UnsavedQuestionProps) {
  const { dirty } = useFormikContext();
  const { status } = useSession();
  const asks = dirty && status === 'signedIn';
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
      description={description}
      stay="Keep editing"
      when={(from, to) => asks && !isSaved.current && leaves(from, to)}
    />
  );
}
