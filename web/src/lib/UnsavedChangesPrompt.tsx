import { t } from '@lingui/core/macro';
import { useBeforeUnload, type Location } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useSession } from './session/useSession.ts';

interface UnsavedChangesPromptProps {
  /** Whether there is unsaved input, checked at the time of a navigation. */
  hasUnsaved: () => boolean;
  title?: string;
  description: string;
  /** Label of the button that cancels the navigation. */
  stay?: string;
  /** Search parameters whose change closes the form. A change of the path always does. */
  searchParams: readonly string[];
  /** The page is public: the end of a session does not leave it. */
  isPublic?: boolean;
}

/** Whether a navigation changes the path or one of these search parameters. */
function leaves(from: Location, to: Location, searchParams: readonly string[]): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return (
    from.pathname !== to.pathname ||
    searchParams.some((name) => before.get(name) !== after.get(name))
  );
}

/**
 * Asks for confirmation before a navigation, Back or a reload discards unsaved input. Does not ask
 * when the session has ended: the redirect to login must not be blocked.
 */
export function UnsavedChangesPrompt(props: UnsavedChangesPromptProps) {
  const { hasUnsaved, description, searchParams, isPublic } = props;
  const { title = t`Leave without saving?`, stay = t`Keep editing` } = props;
  const { status } = useSession();
  const asks = () => (isPublic || status === 'signedIn') && hasUnsaved();
  useBeforeUnload((event) => {
    if (asks()) event.preventDefault();
  });
  return (
    <LeaveDialog
      title={title}
      description={description}
      stay={stay}
      when={(from, to) => asks() && leaves(from, to, searchParams)}
    />
  );
}
