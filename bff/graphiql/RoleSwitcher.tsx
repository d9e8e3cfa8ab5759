import { useGraphiQL } from '@graphiql/react';
import { useRef, useState } from 'react';
import { tokenIn, withToken } from './authorization.ts';
import { demoToken, roles, type Role } from './demoToken.ts';

const NOBODY = 'nobody';
const OTHER = 'other';

/** Fills the Authorization header of the open tab with the token of a demo account. */
export function RoleSwitcher() {
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const headers = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.headers ?? '');
  // In memory alone: a token is asked for anew when the page is loaded anew.
  const roleOfToken = useRef(new Map<string, Role>());
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const token = tokenIn(headers);
  const chosen = token === null ? NOBODY : (roleOfToken.current.get(token) ?? OTHER);

  function fill(newToken: string | null) {
    headerEditor?.setValue(withToken(headerEditor.getValue(), newToken));
  }

  async function choose(choice: string) {
    setProblem('');
    const role = roles.find((one) => one === choice);
    if (role === undefined) {
      fill(null);
      return;
    }
    setBusy(true);
    const answer = await demoToken(role);
    setBusy(false);
    if ('problem' in answer) {
      setProblem(answer.problem);
      return;
    }
    roleOfToken.current.set(answer.token, role);
    fill(answer.token);
  }

  return (
    <div className="waymark-bar">
      <h1>Waymark</h1>
      <label>
        Signed in as{' '}
        <select
          value={chosen}
          disabled={isBusy || headerEditor === undefined}
          onChange={({ target }) => void choose(target.value)}
        >
          <option value={NOBODY}>Nobody</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {role.charAt(0).toUpperCase() + role.slice(1)}
            </option>
          ))}
          {chosen === OTHER && <option value={OTHER}>The token in Headers</option>}
        </select>
      </label>
      <p role="status">{problem}</p>
    </div>
  );
}
