import { useGraphiQL } from '@graphiql/react';
import { useRef, useState } from 'react';
import { tokenIn, withToken } from './authorization.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { roles, signInAsDemo } from './signIn.ts';

const NOBODY = 'nobody';
const OTHER = 'other';

/** Fills the Authorization header of the open tab with the token of a demo account, or of another. */
export function RoleSwitcher() {
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const headers = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.headers ?? '');
  // In memory only: a reload requests a new token.
  const ownerOfToken = useRef(new Map<string, string>());
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const token = tokenIn(headers);
  const chosen = token === null ? NOBODY : (ownerOfToken.current.get(token) ?? OTHER);
  const isDisabled = isBusy || headerEditor === undefined;
  const isOther = ![NOBODY, ...roles].includes(chosen);

  function fill(newToken: string | null) {
    headerEditor?.setValue(withToken(headerEditor.getValue(), newToken));
  }

  function fillFor(owner: string, newToken: string) {
    setProblem('');
    ownerOfToken.current.set(newToken, owner);
    fill(newToken);
  }

  async function choose(choice: string) {
    setProblem('');
    const role = roles.find((one) => one === choice);
    if (role === undefined) {
      fill(null);
      return;
    }
    setBusy(true);
    const answer = await signInAsDemo(role);
    setBusy(false);
    if ('problem' in answer) setProblem(answer.problem);
    else fillFor(role, answer.token);
  }

  return (
    <div className="waymark-bar">
      <h1>Waymark</h1>
      <label>
        Signed in as{' '}
        <select
          value={chosen}
          disabled={isDisabled}
          onChange={({ target }) => void choose(target.value)}
        >
          <option value={NOBODY}>Nobody</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {role.charAt(0).toUpperCase() + role.slice(1)}
            </option>
          ))}
          {isOther && (
            <option value={chosen}>{chosen === OTHER ? 'The token in Headers' : chosen}</option>
          )}
        </select>
      </label>
      <SignInDialog isDisabled={isDisabled} onSignedIn={fillFor} />
      <p role="status">{problem}</p>
    </div>
  );
}
