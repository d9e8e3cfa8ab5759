import { useFormikContext } from 'formik';
import { useSession } from '../../lib/session/useSession.ts';
import { LeaveDialog } from '../../ui/LeaveDialog.tsx';
import { hasChanges, type Answers } from './answers.ts';

interface LeaveFormProps {
  earlier: Answers;
  /** Whether the browser stores the draft. */
  isStored: boolean;
}

/**
 * Asks for confirmation before the page is left with unsent answers; a change of the step does not
 * count.
 */
export function LeaveForm({ earlier, isStored }: LeaveFormProps) {
  const { status } = useSession();
  const { values } = useFormikContext<Answers>();
  const unsent = hasChanges(earlier, values);
  return (
    <LeaveDialog
      title="Leave without sending?"
      description={
        isStored
          ? 'Your answers stay on this device. You can come back and send them later.'
          : 'Your answers are not stored on this device: they are lost when you close this page.'
      }
      stay="Keep filling"
      when={(from, to) => unsent && status === 'signedIn' && from.pathname !== to.pathname}
    />
  );
}
