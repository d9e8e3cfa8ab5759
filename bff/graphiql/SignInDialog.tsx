import { useRef, useState, type SubmitEvent } from 'react';
import { signIn } from './signIn.ts';

interface SignInDialogProps {
  isDisabled: boolean;
  onSignedIn: (email: string, token: string) => void;
}

/** A button and the form behind it: signs in to any account of the backend. */
export function SignInDialog({ isDisabled, onSignedIn }: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  function open() {
    setProblem('');
    setCodeAsked(false);
    dialog.current?.showModal();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, password, code } = Object.fromEntries(new FormData(form)) as {
      email: string;
      password: string;
      code?: string;
    };
    setBusy(true);
    const answer = await signIn(email, password, code);
    setBusy(false);
    setProblem('problem' in answer ? answer.problem : '');
    if ('problem' in answer) {
      if (answer.isCodeMissing) setCodeAsked(true);
      return;
    }
    onSignedIn(email, answer.token);
    form.reset();
    dialog.current?.close();
  }

  return (
    <>
      <button type="button" disabled={isDisabled} onClick={open}>
        Sign in…
      </button>
      <dialog ref={dialog} className="waymark-sign-in" aria-labelledby="sign-in">
        <form onSubmit={(event) => void submit(event)}>
          <h2 id="sign-in">Sign in</h2>
          <label>
            Email
            <input name="email" type="email" autoComplete="username" required />
          </label>
          <label>
            Password
            <input name="password" type="password" autoComplete="current-password" required />
          </label>
          {isCodeAsked && (
            <label>
              Code of your authenticator app
              {/* A recovery code has letters, so that there is no numeric keyboard. */}
              <input name="code" autoComplete="one-time-code" autoFocus required />
            </label>
          )}
          <p role="alert">{problem}</p>
          <button type="submit" disabled={isBusy}>
            Sign in
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </form>
      </dialog>
    </>
  );
}
