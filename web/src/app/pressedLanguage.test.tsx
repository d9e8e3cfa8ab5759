import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Resolvers } from '../testing/mockedSchema.ts';
import { renderWithSchema } from '../testing/renderWithSchema.tsx';

const PRESSED = 'waymark-pressed-language';

/** Opens a page in a tab where Marathi was pressed, as public/color-mode.js stores it. */
function openPressed(Mutation: Resolvers[string]) {
  sessionStorage.setItem(PRESSED, 'mr');
  const me = () => ({ __typename: 'User', id: 'u1', role: 'STUDENT' });
  return renderWithSchema(null, { user: {}, resolvers: { Query: { me }, Mutation } });
}

it('a pressed language is stored in the account once the session is checked', async () => {
  const { sent } = openPressed({ updateMyPreferences: () => ({ user: null, userErrors: [] }) });
  await waitFor(() => {
    expect(sent.map(({ name }) => name)).toEqual(['Me', 'StoreLanguage']);
  });
  expect(sent.at(-1)?.variables).toEqual({ language: 'mr' });
  await waitFor(() => {
    expect(sessionStorage.getItem(PRESSED)).toBeNull();
  });
});

it('a pressed language that was not stored is kept for the next document', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refused = { user: null, userErrors: [{ code: 'NOT_SUPPORTED', message: 'No' }] };
  openPressed({ updateMyPreferences: () => refused });
  await waitFor(() => {
    expect(String(warn.mock.calls.at(-1)?.[1])).toContain('NOT_SUPPORTED');
  });
  expect(sessionStorage.getItem(PRESSED)).toBe('mr');
});

it('a pressed language is kept on the device at a logout', () => {
  localStorage.setItem('waymark-language', 'mr');
  const { session } = renderWithSchema(null, { user: {} });
  act(() => {
    session.signOut();
  });
  expect(localStorage.getItem('waymark-language')).toBe('mr');
});
