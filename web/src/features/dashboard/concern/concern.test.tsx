import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { activate, loadMessages } from '../../../lib/i18n/catalogs.ts';
import { failWith } from '../../../testing/failWith.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { ConcernPart } from './ConcernPart.tsx';
import { ReportConcern } from './ReportConcern.tsx';
// Loads the lazy module before the test.
import './ConcernDialog.tsx';

function open(answer: () => unknown, features = ['CONCERNS']) {
  const inputs: Record<string, string>[] = [];
  const { sent } = renderWithSchema(<ReportConcern guide="counsellor" />, {
    user: {},
    at: '/educator',
    resolvers: {
      Query: {
        me: () => ({ id: 'u1', role: 'EDUCATOR', name: 'Sunita Menon', features }),
      },
      Mutation: {
        reportConcern: (_root, { input }: { input: Record<string, string> }) => {
          inputs.push(input);
          return answer();
        },
      },
    },
  });
  return { inputs, sent };
}

const entry = () => screen.findByRole('button', { name: /^Report a concern/ });

async function fillIn() {
  await userEvent.click(await entry());
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a concern' }));
  await userEvent.selectOptions(dialog.getByLabelText(/What is it about/), 'BULLYING');
  fireEvent.change(dialog.getByLabelText(/What happened/), { target: { value: 'He hits me.' } });
  return dialog;
}

it('sends a report, and names whom to call in danger', async () => {
  const { inputs } = open(() => ({ concern: { id: 'k1' }, userErrors: [] }));
  const dialog = await fillIn();
  expect(dialog.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  expect(dialog.getAllByText(/never to your counsellor\.$/)).toHaveLength(2);
  expect(dialog.getByRole('option', { name: 'My counsellor' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your report is sent')).toBeVisible();
  expect(inputs).toMatchObject([{ category: 'BULLYING', text: 'He hits me.' }]);
});

it('is in English, and marked as such, on a page in Hindi', async () => {
  activate('hi');
  await Promise.all([loadMessages('shell'), loadMessages('dashboard')]);
  open(() => ({ concern: { id: 'k1' }, userErrors: [] }));
  await userEvent.click(await screen.findByRole('button'));
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'भेजें' });
  await userEvent.click(send);
  expect(dialog.getAllByText('required')).toHaveLength(2);
  for (const text of ['Report a concern', 'Please write what happened']) {
    expect(dialog.getByText(text)).toHaveAttribute('lang', 'en');
  }
  await userEvent.selectOptions(dialog.getByLabelText(/What is it about/), 'BULLYING');
  await userEvent.type(dialog.getByLabelText(/What happened/), 'He hits me.');
  await userEvent.click(send);
  expect(await screen.findByText('Your report is sent')).toHaveAttribute('lang', 'en');
});

it('keeps the words of the sixth report of a day, and repeats with the same key', async () => {
  const words = 'At most 5 concerns can be reported in a day. In danger, please call for help.';
  const { inputs } = open(failWith('RATE_LIMITED', words));
  const dialog = await fillIn();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(dialog.getByLabelText(/What happened/)).toHaveValue('He hits me.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => {
    expect(inputs).toHaveLength(2);
  });
  const keys = () => inputs.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys()[0]).toBe(keys()[1]);
  // A server refuses a known key with another text.
  await userEvent.type(dialog.getByLabelText(/What happened/), ' Often.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => {
    expect(inputs).toHaveLength(3);
  });
  expect(new Set(keys()).size).toBe(2);
});

it('is absent where the backend takes no concerns', async () => {
  const { sent } = open(() => null, []);
  await waitFor(() => {
    expect(sent.map(({ name }) => name)).toContain('Me');
  });
  expect(screen.queryByText('Report a concern')).not.toBeInTheDocument();
});

it.each([
  ['STUDENT', ['CONCERNS'], 'mentor'],
  ['EDUCATOR', ['CONCERNS'], 'counsellor'],
  ['MENTOR', ['CONCERNS'], null],
  ['STUDENT', [], null],
] as const)('stands on other pages for a %s with %j', async (role, features, guide) => {
  const { sent } = renderWithSchema(<ConcernPart />, {
    user: { role },
    at: '/my-data',
    resolvers: { Query: { me: () => ({ id: 'u1', role, name: 'Asha Rao', features }) } },
  });
  await waitFor(() => {
    expect(sent.map(({ name }) => name)).toContain('Me');
  });
  if (guide) expect(await entry()).toHaveTextContent(`never to your ${guide}`);
  else expect(screen.queryByText('Report a concern')).not.toBeInTheDocument();
});
