import { useCallback } from 'react';
import { useBeforeUnload, type Location } from 'react-router-dom';
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx';

/** Whether a step leaves the form: another page, tab or person. Searching the list does not. */
function leaves(from: Location, to: Location): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return (
    from.pathname !== to.pathname ||
    ['tab', 'person'].some((name) => before.get(name) !== after.get(name))
  );
}

interface UnsavedQuestionProps {
  /** Whether there are words that were not sent. */
  unsaved: boolean;
  /** For whom they are. */
  name: string;
}

/** Asks before words that were not sent are left behind. */
export function UnsavedQuestion({ unsaved, name }: UnsavedQuestionProps) {
  useBeforeUnload(
    useCallback(
      (event) => {
        if (unsaved) event.preventDefault();
      },
      [unsaved],
    ),
  );
  return (
    <LeaveQuestion
      title="Leave without saving?"
      description={`${name} has not got your feedback yet: it is sent when you press Update Progress.`}
      stay="Keep writing"
      when={(from, to) => unsaved && leaves(from, to)}
    />
  );
}
