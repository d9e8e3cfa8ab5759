import { useBeforeUnload, type Location } from 'react-router-dom';
import { LeaveQuestion } from '../ui/LeaveQuestion.tsx';
import { useSession } from './session/useSession.ts';

interface UnsavedQuestionProps {
  /** Whether there is input to lose at the moment of a navigation. */
  hasUnsaved: () => boolean;
  description: string;
  /** Label of the button that stays. */
  stay?: string;
  /** Search parameters whose change leaves the form; another page always does. */
  places: readonly string[];
}

/** Whether a navigation changes the page or one of these search parameters. */
function leaves(from: Location, to: Location, places: readonly string[]): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return (
    from.pathname !== to.pathname || places.some((name) => before.get(name) !== after.get(name))
  );
}

/**
 * Asks before unsaved input of a form is lost: by a navigation, Back or a reload. Not when the
 * session has ended, which leads to login.
 */
export function UnsavedQuestion(props: UnsavedQuestionProps) {
  const { hasUnsaved, description, stay = 'Keep editing', places } = props;
  const { status } = useSession();
  const asks = () => status === 'signedIn' && hasUnsaved();
  useBeforeUnload((event) => {
    if (asks()) event.preventDefault();
  });
  return (
    <LeaveQuestion
      title="Leave without saving?"
      description={description}
      stay={stay}
      when={(from, to) => asks() && leaves(from, to, places)}
    />
  );
}
