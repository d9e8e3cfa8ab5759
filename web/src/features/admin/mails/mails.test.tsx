import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import type { Resolvers } from '../../../testing/mockedSchema.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { MailsNotice } from './MailsNotice.tsx';

const since = '2026-11-27T06:30:00.000Z';
const ofKind = (kind: string, count: number) => ({ kind, count, since });

/** Renders the notice; mails that are sent again leave the list. */
function open(listed: ReturnType<typeof ofKind>[] | null, Mutation: Resolvers[string] = {}) {
  let mails = listed;
  return renderWithSchema(<MailsNotice />, {
    user: { role: 'ADMIN' },
    at: '/admin',
    resolvers: {
      Query: { givenUpMails: () => mails },
      Mutation: {
        sendMailsAgain: (_root: never, { input }: { input: { kind: string } }) => {
          mails = mails?.filter(({ kind }) => kind !== input.kind) ?? null;
          return { queued: true, userErrors: [] };
        },
        ...Mutation,
      },
    },
  });
}

const sendAgain = (words: string) => screen.findByRole('button', { name: `Send again: ${words}` });

describe('mails that were not delivered', () => {
  it.each([
    ['first-password', 12, '12 mails were not delivered: links to a first password'],
    ['concern', 1, '1 mail was not delivered: reports of a concern to the mailbox for concerns'],
    ['of-a-newer-release', 1_200, '1,200 mails were not delivered: other mails'],
  ])('of the kind %s are one line', async (kind, count, words) => {
    open([ofKind(kind, count)]);
    expect(await screen.findByText(`${words}, since Nov 27, 2026.`)).toBeVisible();
  });

  it('are sent again by kind, and leave the page', async () => {
    const { sent } = open([ofKind('first-password', 12), ofKind('new-email', 2)]);
    await userEvent.click(await sendAgain('links to a first password'));
    expect(await screen.findByText('The mails are sent again')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText(/first password/)).not.toBeInTheDocument();
    });
    expect(screen.getByText(/links to confirm a new email/)).toBeVisible();
    expect(sent.find(({ name }) => name === 'SendMailsAgain')?.variables).toEqual({
      input: {
        kind: 'first-password',
        idempotencyKey: expect.stringMatching(/^\w{32}$/) as string,
      },
    });
  });

  it('stay after a failure, and are tried with the same key', async () => {
    const { sent } = open([ofKind('first-password', 12)], {
      sendMailsAgain: () => failWith('UPSTREAM_UNAVAILABLE'),
    });
    const button = await sendAgain('links to a first password');
    await userEvent.click(button);
    expect(await screen.findByText('The mails are not sent again')).toBeInTheDocument();
    await userEvent.click(button);
    await waitFor(() => {
      const tries = sent.filter(({ name }) => name === 'SendMailsAgain');
      expect(tries).toHaveLength(2);
      expect(tries[0]?.variables).toEqual(tries[1]?.variables);
    });
  });

  it.each([
    ['none', []],
    ['another backend', null],
  ])('are not shown: %s', async (_case, mails) => {
    const { sent } = open(mails);
    await waitFor(() => {
      expect(sent.map(({ name }) => name)).toContain('GivenUpMails');
    });
    await Promise.resolve();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText(/not delivered|could not/)).not.toBeInTheDocument();
  });
});
