import { useFormikContext } from 'formik';
import { useBlocker } from 'react-router-dom';
import { useSession } from '../../lib/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FIELDS, type Answers } from './answers.ts';

/** Asks before the page is left with answers that were not sent; a step is no other page. */
export function LeaveQuestion({ earlier }: { earlier: Answers }) {
  const { status } = useSession();
  const { values } = useFormikContext<Answers>();
  const unsent = FIELDS.some((field) => values[field] !== earlier[field]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsent && status === 'signedIn' && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      role="alertdialog"
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without sending?"
      description="Your answers stay on this device. You can come back and send them later."
      footer={
        <>
          <Button tone="outline" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={stay}>Keep filling</Button>
        </>
      }
    />
  );
}
