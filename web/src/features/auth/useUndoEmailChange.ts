import { useNavigate } from 'react-router-dom';
import { failureOf, outcomeOf, type Outcome } from '../../lib/mutation/outcome.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { useUndoEmailChangeMutation } from './UndoEmailChange.generated.ts';

/** Restores the former email and continues with a new password. All sessions have ended then. */
export function useUndoEmailChange() {
  const [undo] = useUndoEmailChangeMutation();
  const { retry } = useSession();
  const navigate = useNavigate();
  return async (token: string): Promise<Outcome> => {
    const outcome = await undo({ variables: { input: { token } } }).then(
      ({ data }) => outcomeOf(data?.undoEmailChange),
      failureOf,
    );
    if (outcome.done) {
      toast.success(
        'Your email is back',
        'Everyone is signed out. Set a new password, so that it stays so.',
      );
      retry(); // checks the session of this browser, which may have ended
      const reset = outcome.payload?.resetToken;
      await (reset
        ? navigate('/reset-password', { replace: true, state: { token: reset } })
        : navigate('/login', { replace: true }));
    }
    return outcome;
  };
}
