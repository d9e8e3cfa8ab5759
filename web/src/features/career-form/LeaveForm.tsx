import { useFormikContext } from 'formik';
import { useSession } from '../../lib/session/useSession.ts';
import { LeaveDialog } from '../../ui/LeaveDialog.tsx';
import { hasChanges, type Answers } from './answers.ts';

/**
 * Asks for confirmation before the page is left with unsent answers; a change of the step does not
 * count.
 */
export function LeaveForm({ earlier }: { earlier: Answers }) {
  const { status } = useSession();
  const { values } = useFormikContext<Answers>();
  const unsent = hasChanges(earlier, values);
  return (
    <LeaveDialog
      title="Leave without sending?"
      description="Your answers stay on this device. You can come back and send them later."
      stay="Keep filling"
      when={(from, to) => unsent && status === 'signedIn' && from.pathname !== to.pathname}
    />
  );
}
