import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { fill } from '../../testing/fill.ts';
import type { Resolvers } from '../../testing/mockedSchema.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';

const CODES = ['k7m2x-p9rqd', 'h4wn8-c6tye'];
const SECRET = 'JBSWY3DPEHPK3PXP';
const URI = `otpauth://totp/Waymark:m%40b.in?issuer=Waymark&secret=${SECRET}`;

const off = { enabled: false, recoveryCodesLeft: 0 };
const on = { enabled: true, recoveryCodesLeft: 8 };
const WRONG = { field: ['code'], code: 'VALIDATION', message: 'This code is not right' };

/** Renders the screen over an account whose state the mutations change. */
function open(
  first: object | null,
  Mutation: Resolvers[string] = {},
  onLogout: () => void = () => undefined,
) {
  let state = first;
  const change =
    (next: object, payload: object, none: object) =>
    (_root: never, { input }: { input: { code: string } }) => {
      if (input.code === '000000') return { ...none, userErrors: [WRONG] };
      state = next;
      return { ...payload, userErrors: [] };
    };
  const codes = { recoveryCodes: CODES };
  return renderWithSchema(
    <SecondFactorScreen name="Meera Kulkarni" isDue={false} backTo="/mentor" onLogout={onLogout} />,
    {
      user: { role: 'MENTOR' },
      resolvers: {
        Query: { mySecondFactor: () => state },
        Mutation: {
          setUpSecondFactor: () => ({ secret: SECRET, uri: URI, userErrors: [] }),
          turnOnSecondFactor: change(on, codes, { recoveryCodes: null }),
          turnOffSecondFactor: change(off, { turnedOff: true }, { turnedOff: false }),
          renewRecoveryCodes: change({ ...on, recoveryCodesLeft: 10 }, codes, {
            recoveryCodes: null,
          }),
          ...Mutation,
        },
      },
    },
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Whether the page would be left without a question. The question is registered after the paint. */
const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function submitPasswordAndCode(action: string, code: string) {
  await fill(screen.getByLabelText('Current password'), 'secret words');
  await fill(screen.getByLabelText('Code'), code);
  await press(action);
}

const variablesOf = ({ sent }: ReturnType<typeof open>, operation: string) =>
  sent.findLast(({ name }) => name === operation)?.variables;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('two-step login', () => {
  it('is set up with a QR code or the key, and a first code', async () => {
    const screenOf = open(off);
    await press('Set up');
    const title = await screen.findByRole('heading', { name: 'Set up two-step login' });
    await waitFor(() => {
      expect(title).toHaveFocus();
    });
    expect(
      await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await press('Turn on');
    expect(await screen.findByText('Current password is required')).toBeVisible();
    expect(screen.getByText('Code is required')).toBeVisible();
    await submitPasswordAndCode('Turn on', '123 456');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(screen.getByText(/^Two-step login is on\. You stay logged in here/)).toBeVisible();
    // A toast would cover the codes on a phone.
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(variablesOf(screenOf, 'TurnOnSecondFactor')).toEqual({
      input: { currentPassword: 'secret words', code: '123 456' },
    });
    await press('I have kept them');
    expect(await screen.findByText('8 recovery codes are left.')).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  });

  it('stays off with a wrong code, and keeps the form', async () => {
    open(off);
    await press('Set up');
    await submitPasswordAndCode('Turn on', '000000');
    expect(await screen.findByText('This code is not right')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Code')).toHaveFocus();
    });
    expect(screen.getByLabelText('Current password')).toHaveValue('secret words');
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  it('does not send a malformed code, which would count as a wrong one', async () => {
    const { sent } = open(off);
    await press('Set up');
    await submitPasswordAndCode('Turn on', 'abcdef');
    expect(await screen.findByText('Please enter the six digits of your app')).toBeVisible();
    expect(sent.map(({ name }) => name)).not.toContain('TurnOnSecondFactor');
  });

  it('shows why it can’t be set up', async () => {
    const message = 'Two-step login is not set up on this server.';
    open(off, {
      setUpSecondFactor: () => ({
        secret: null,
        uri: null,
        userErrors: [{ field: null, code: 'CONFLICT', message }],
      }),
    });
    await press('Set up');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Set up' })).toBeVisible();
  });

  it('is turned off with the password and a code', async () => {
    const screenOf = open(on);
    expect(await screen.findByText('8 recovery codes are left.')).toBeVisible();
    await press('Turn off');
    await submitPasswordAndCode('Turn off', 'K7M2X');
    expect(await screen.findByText(/^Please enter six digits, or a recovery code/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Code'));
    await fill(screen.getByLabelText('Code'), CODES[0] ?? '');
    await press('Turn off');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(screen.getByText('A login takes your password alone.')).toBeInTheDocument();
    expect(variablesOf(screenOf, 'TurnOffSecondFactor')).toEqual({
      input: { currentPassword: 'secret words', code: CODES[0] },
    });
  });

  it('gives new recovery codes, to be copied, downloaded or printed', async () => {
    // Puts a clipboard into the browser of the tests.
    userEvent.setup();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:codes';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    open({ ...on, recoveryCodesLeft: 1 });
    expect(await screen.findByText('1 recovery code is left.')).toBeVisible();
    await press('New recovery codes');
    await submitPasswordAndCode('Show new codes', '123456');
    await screen.findByRole('list', { name: 'Recovery codes' });
    await press('Copy');
    expect(await screen.findByText('Recovery codes copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await press('Download');
    expect(await files[0]?.text()).toContain(CODES.join('\n'));
    await press('Print');
    await waitFor(() => {
      expect(print).toHaveBeenCalledOnce();
    });
  });

  it('asks before a navigation while recovery codes are shown', async () => {
    const { router } = open(off);
    await press('Set up');
    await submitPasswordAndCode('Turn on', '123456');
    await screen.findByRole('list', { name: 'Recovery codes' });
    await waitFor(() => {
      expect(reload()).toBe(false);
    });
    await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Your recovery codes are not shown again.',
    );
    expect(router.state.location.pathname).not.toBe('/mentor');
  });

  it('asks before a reload or a logout while recovery codes are shown', async () => {
    const onLogout = vi.fn();
    open(off, {}, onLogout);
    await press('Set up');
    await submitPasswordAndCode('Turn on', '123456');
    await screen.findByRole('list', { name: 'Recovery codes' });
    await waitFor(() => {
      expect(reload()).toBe(false);
    });
    await press('Logout');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Log out without your recovery codes?');
    expect(onLogout).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await press('I have kept them');
    await screen.findByText('8 recovery codes are left.');
    expect(reload()).toBe(true);
    await press('Logout');
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it.each([
    ['a backend without it', () => null, 'No two-step login'],
    ['a failure', failWith('UPSTREAM_TIMEOUT'), 'Two-step login could not be loaded'],
  ])('shows a state for %s', async (_case, mySecondFactor, text) => {
    renderWithSchema(
      <SecondFactorScreen name="Meera" isDue={false} backTo="/mentor" onLogout={() => undefined} />,
      { user: { role: 'MENTOR' }, resolvers: { Query: { mySecondFactor } } },
    );
    expect(await screen.findByText(text)).toBeVisible();
  });
});
