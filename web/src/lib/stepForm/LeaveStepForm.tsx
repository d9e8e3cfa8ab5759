import { t } from '@lingui/core/macro';
import { LeaveDialog } from '../LeaveDialog.tsx';
import { useSession } from '../session/useSession.ts';

interface LeaveStepFormProps {
  /** The form has answers that were not sent. */
  hasUnsent: boolean;
  /** Whether the browser stores the draft. */
  isStored: boolean;
  /** Label of the button that stays on the page. */
  stay: string;
}

/**
 * Asks for confirmation before the page is left with unsent answers; a change of the step does not
 * count.
 */
export function LeaveStepForm({ hasUnsent, isStored, stay }: LeaveStepFormProps) {
  const { status } = useSession();
  return (
    <LeaveDialog
      title={t`Leave without sending?`}
      description={
        isStored
          ? t`Your answers stay on this device. You can come back and send them later.`
          : t`Your answers are not stored on this device: they are lost when you close this page.`
      }
      stay={stay}
      when={(from, to) => hasUnsent && status === 'signedIn' && from.pathname !== to.pathname}
    />
  );
}
