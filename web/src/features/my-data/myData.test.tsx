import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import { fill } from '../../testing/fill.ts';
import type { Resolvers } from '../../testing/mockedSchema.ts';
import { openedDialog } from '../../testing/openedDialog.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { MyDataScreen } from './MyDataScreen.tsx';

const at = '2026-11-18T06:30:00.000Z';
const here = {
  id: 's1',
  device: 'Chrome on Android',
  begunAt: at,
  lastUsedAt: at,
  isCurrent: true,
};
const there = { ...here, id: 's2', device: 'Firefox on Windows', isCurrent: false };
const rows = [
  { name: 'name', label: 'Name', value: 'Asha Rao', kind: 'TEXT' },
  { name: 'dateOfBirth', label: 'Date of birth', value: '2011-05-04', kind: 'DATE' },
  { name: 'phone', label: 'Phone', value: null, kind: 'TEXT' },
  { name: 'id', label: 'Id', value: '9c394f8a', kind: 'TEXT', isOnPage: false },
].map((row) => ({ isOnPage: true, json: JSON.stringify(row.value), ...row }));
const data = {
  madeAt: at,
  sections: [
    { name: 'account', title: 'Account', isOnPage: true, entries: [{ rows }] },
    { name: 'history', title: 'Changes to your record', isOnPage: true, entries: [] },
    { name: 'keptAnswers', title: 'Copies of answers', isOnPage: false, entries: [] },
  ],
};

const open = (resolvers: Resolvers = {}, { isPerson = true, view = '' } = {}) =>
  renderWithSchema(
    <MyDataScreen
      name="Asha Rao"
      isPerson={isPerson}
      back={{ to: '/student', label: 'Dashboard' }}
      onLogout={() => undefined}
    />,
    {
      user: {},
      at: `/my-data${view}`,
      resolvers: {
        ...resolvers,
        Query: {
          myData: () => data,
          mySessions: () => [here, there],
          myDeletionRequests: () => [],
          ...resolvers['Query'],
        },
      },
    },
  );

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => {
  await userEvent.click(await button(name));
};
/** The focus moves to the heading when the focused button is removed. */
const expectFocusOn = (title: string) =>
  waitFor(() => {
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the user’s data', () => {
  it('can be downloaded with the sections and rows of the page', async () => {
    let saved: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'blob:data';
    });
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    open();
    await waitFor(async () => {
      expect(await button('Download as JSON file')).toBeEnabled();
    });
    await press('Download as JSON file');
    expect(await screen.findByText('Your data is in my-data-2026-11-18.json.')).toBeInTheDocument();
    expect(click).toHaveBeenCalledOnce();
    const raws = ['Asha Rao', '2011-05-04', null, '9c394f8a'];
    const inFile = rows.map(({ name, label, value, kind }, index) => {
      return { name, label, value, kind, raw: raws[index] };
    });
    const [account, history, copies] = data.sections.map(({ name, title, entries }) => {
      return { name, title, entries };
    });
    expect(JSON.parse((await saved?.text()) ?? '')).toEqual({
      madeAt: at,
      sections: [{ ...account, entries: [{ rows: inFile }] }, history, copies],
    });
  });

  it('can be printed without controls', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    open({}, { view: '?view=record' });
    const account = within(await screen.findByRole('region', { name: 'Account' }));
    expect(account.getByText('May 4, 2011')).toBeVisible();
    expect(account.getByText('Not given')).toBeVisible();
    expect(account.queryByText('9c394f8a')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Copies of answers' })).toBeNull();
    expect(screen.getByText('Nothing is held.')).toBeVisible();
    await press('Print');
    const paper = await screen.findByRole('article', { hidden: true });
    expect(paper).toHaveTextContent('Asha Rao');
    expect(within(paper).queryByRole('button', { hidden: true })).toBeNull();
    await waitFor(() => {
      expect(print).toHaveBeenCalledOnce();
    });
  });

  it('is printed without concerns and the accesses to them', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const row = (name: string, value: string, isOnPage = true) => {
      const json = JSON.stringify(value);
      return { name, label: name, value, kind: 'TEXT', json, isOnPage };
    };
    const section = (name: string, ...entries: object[][]) => {
      const all = entries.map((fields) => ({ rows: fields }));
      return { name, title: name, isOnPage: true, entries: all };
    };
    const sections = [
      section('concerns', [row('text', 'He hits me')]),
      section(
        'audit',
        [row('access', 'Admin read the concern'), row('part', 'concern', false)],
        [row('access', 'Admin read the profile'), row('part', 'profile', false)],
      ),
    ];
    open({ Query: { myData: () => ({ ...data, sections }) } }, { view: '?view=record' });
    const shown = await screen.findByRole('region', { name: 'concerns' });
    expect(shown).toHaveTextContent('They are not printed.');
    expect(shown).toHaveTextContent('He hits me');
    await press('Print');
    const paper = await screen.findByRole('article', { hidden: true });
    expect(paper).toHaveTextContent('Admin read the profile');
    expect(paper).not.toHaveTextContent(/concern|hits/i);
  });
});

describe('the sessions', () => {
  it('mark the current one; the others end after a confirmation', async () => {
    let sessions = [here, there];
    open({
      Query: { mySessions: () => sessions },
      Mutation: {
        logoutOthers: () => {
          sessions = [here];
          return { ended: 1, userErrors: [] };
        },
      },
    });
    const list = await screen.findByRole('list', { name: 'Your sign-ins' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Chrome on Android.*This one/);
    expect(second).toHaveTextContent('Firefox on Windows');
    expect(second).not.toHaveTextContent('This one');
    await press('Sign out everywhere else');
    expect(await screen.findByText(/1 other sign-in will end at once/)).toBeVisible();
    await press('Sign out');
    expect(await screen.findByText('1 other sign-in ended.')).toBeInTheDocument();
    expect(await screen.findByText('You are signed in here only.')).toBeVisible();
    await expectFocusOn('Your sign-ins');
  });

  it('are kept after a failure, which is shown', async () => {
    open({ Mutation: { logoutOthers: failWith('UPSTREAM_UNAVAILABLE', 'The server rests') } });
    await press('Sign out everywhere else');
    await press('Sign out');
    expect(await screen.findByText('The server rests')).toBeInTheDocument();
  });
});

describe('a request for deletion', () => {
  const openRequest = {
    id: 'r1',
    status: 'ASKED',
    reason: 'Moving',
    askedAt: at,
    decidedAt: null,
    answer: null,
  };

  it('is sent after a confirmation, shown with its date, and withdrawn', async () => {
    let requests: object[] = [];
    const inputs: unknown[] = [];
    open({
      Query: { myDeletionRequests: () => requests },
      Mutation: {
        askForDeletion: (_root: never, { input }: { input: unknown }) => {
          inputs.push(input);
          requests = [openRequest];
          return { request: openRequest, userErrors: [] };
        },
        withdrawDeletion: () => {
          requests = [{ ...openRequest, status: 'WITHDRAWN' }];
          return { request: requests[0], userErrors: [] };
        },
      },
    });
    await press('Ask for deletion');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/An administrator decides.*erased for good/)).toBeVisible();
    await fill(dialog.getByLabelText('Reason'), 'Moving');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for deletion' }));
    expect(await screen.findByText('Asked on Nov 18, 2026')).toBeVisible();
    expect(inputs).toEqual([{ reason: 'Moving' }]);
    await expectFocusOn('Delete everything about you');
    await press('Withdraw the request');
    expect(await screen.findByText('Request withdrawn')).toBeInTheDocument();
    expect(await button('Ask for deletion')).toBeVisible();
    await expectFocusOn('Delete everything about you');
  });

  it('asks before a typed reason is lost', async () => {
    const { router } = open();
    await press('Ask for deletion');
    const dialog = within(await openedDialog('alertdialog', 'Ask for deletion?'));
    await fill(dialog.getByLabelText('Reason'), 'Moving');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await openedDialog('alertdialog', 'Leave without saving?'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.search).toBe('?ask=deletion');
    expect(dialog.getByLabelText('Reason')).toHaveValue('Moving');
  });

  it('that was refused shows the reason and can be sent again', async () => {
    const answer = 'The term is not over';
    const refused = { ...openRequest, status: 'REFUSED', decidedAt: at, answer };
    open({ Query: { myDeletionRequests: () => [refused] } });
    expect(await screen.findByText(`“${answer}”`)).toBeVisible();
    expect(await button('Ask again')).toBeVisible();
  });

  it('that the server rejects shows the reason', async () => {
    const userErrors = [{ code: 'CONFLICT', message: 'You have asked for deletion already' }];
    open({ Mutation: { askForDeletion: () => ({ request: null, userErrors }) } });
    await press('Ask for deletion');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for deletion' }));
    expect(await screen.findByText('You have asked for deletion already')).toBeInTheDocument();
  });
});

describe('a part of my data', () => {
  it.each([
    ['myData', 'Your data could not be loaded', 'Download as JSON file'],
    ['mySessions', 'Your sign-ins could not be loaded', 'Sign out everywhere else'],
    ['myDeletionRequests', 'Your request could not be loaded', 'Ask for deletion'],
  ])(
    '%s that failed does not affect the others and can be retried',
    async (field, words, action) => {
      let fails = true;
      const found: Record<string, unknown> = { myData: data, mySessions: [here, there] };
      const resolve = () => (fails ? failWith('UPSTREAM_UNAVAILABLE')() : (found[field] ?? []));
      open({ Query: { [field]: resolve } });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(screen.queryByRole('button', { name: action })).not.toBeInTheDocument();
      fails = false;
      await press('Try Again');
      expect(await button(action)).toBeVisible();
    },
  );

  it('is hidden if the server does not support it', async () => {
    const none = () => null;
    const me = () => ({ __typename: 'User', id: 'u1', role: 'STUDENT', mailUpdates: null });
    open({ Query: { me, myData: none, mySessions: none, myDeletionRequests: none } });
    await waitFor(() => {
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a mentor sees the sessions only', async () => {
    const { sent } = open({}, { isPerson: false });
    expect(await button('Sign out everywhere else')).toBeVisible();
    expect(await screen.findByRole('switch')).toBeVisible();
    expect(sent.map(({ name }) => name)).not.toContain('MyData');
    expect(screen.queryByRole('button', { name: 'Ask for deletion' })).toBeNull();
  });
});
