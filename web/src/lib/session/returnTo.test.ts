import { expect, it } from 'vitest';
import { isAfterSessionEnd, returnPath, returnTo } from './returnTo.ts';

const at = (state: unknown) => ({ pathname: '/login', search: '', hash: '', key: 'k', state });
const page = { ...at(null), pathname: '/student', search: '?tab=history' };
const [asha, ravi] = [{ id: 'u1' }, { id: 'u2' }];

it.each([
  ['of a signed-out user', undefined, asha, '/student?tab=history'],
  ['of the same user', 'u1', asha, '/student?tab=history'],
  ['before the login', 'u1', undefined, '/student?tab=history'],
  ['of another user', 'u1', ravi, null],
])('the page %s', (_what, userId, user, path) => {
  const state = returnTo(page, { userId, ended: false });
  expect(returnPath(at(state), user)).toBe(path);
});

it.each([[null], [{}], [{ from: 7 }], [{ from: 'https://example.org/' }]])(
  'the history state %j has no page',
  (state) => {
    expect(returnPath(at(state), asha)).toBeNull();
  },
);

it.each([true, false])('remembers whether a session had ended: %s', (ended) => {
  const state = returnTo(page, { userId: undefined, ended });
  expect(isAfterSessionEnd(at(state))).toBe(ended);
});

it('a page without a history state is not after the end of a session', () => {
  expect(isAfterSessionEnd(at(null))).toBe(false);
});
