import { useFormikContext } from 'formik';
import { useSession } from '../../lib/session/useSession.ts';
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx';
import { FIELDS, type Answers } from './answers.ts';

/** Asks before the page is left with answers that were not sent; a step is no other page. */
export function LeaveForm({ earlier }: { earlier: Answers }) {
  const { status } = useSession();
  const { values } = useFormikContext<Answers>();
  const unsent = FIELDS.some((field) => values[field] !== earlier[field]);
  return (
    <LeaveQuestion
      title="Leave without sending?"
      description="Your answers stay on this device. You can come back and send them later."
      stay="Keep filling"
      when={(from, to) => unsent && status === 'signedIn' && from.pathname !== to.pathname}
    />
  );
}
