import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { brand } from '../../../content/brand.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { ContactButton } from './ContactButton.tsx';

async function open() {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  renderWithSchema(<ContactButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Contact Us' }));
  const dialog = await openedDialog('dialog', 'Contact Us');
  const field = (name: string) => within(dialog).getByRole('textbox', { name: new RegExp(name) });
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  return { dialog, field, submit, fetch };
}

it('shows that it sends nothing, and has email and phone links', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveAccessibleDescription(/sends nothing/);
  expect(within(dialog).getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  expect(within(dialog).getByRole('link', { name: brand.phone.shown })).toHaveAttribute(
    'href',
    `tel:${brand.phone.dialled}`,
  );
});

it.each(['Name', 'Email', 'Message'])('%s is required', async (missing) => {
  const { dialog, field, submit } = await open();
  for (const name of ['Name', 'Email', 'Message'].filter((each) => each !== missing)) {
    await userEvent.type(field(name), name === 'Email' ? 'asha@example.org' : 'Asha');
  }
  await submit();
  expect(await within(dialog).findByText(`${missing} is required`)).toBeVisible();
  await waitFor(() => {
    expect(field(missing)).toHaveFocus();
  });
  expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
});

it('clears the form on submit, sends nothing and shows a message', async () => {
  const { dialog, field, submit, fetch } = await open();
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.type(field('Email'), 'asha@example');
  await userEvent.type(field('Message'), 'Which stream?');
  await submit();
  expect(await within(dialog).findByText('Please enter a valid email')).toBeVisible();
  await userEvent.type(field('Email'), '.org');
  await submit();
  await waitFor(() => {
    expect(within(dialog).getByRole('status')).toHaveTextContent('Nothing was sent');
  });
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveValue('');
  const mail = within(dialog).getByRole('link', { name: 'Send it as an email' });
  const { protocol, pathname, searchParams } = new URL(mail.getAttribute('href') ?? '');
  expect(protocol + pathname).toBe(`mailto:${brand.email}`);
  expect(searchParams.get('body')).toBe('Which stream?\n\nAsha\nasha@example.org');
  expect(dialog).not.toHaveTextContent(/message sent/i);
  expect(fetch).not.toHaveBeenCalled();
});

it('asks before a typed message is lost', async () => {
  const { dialog, field } = await open();
  await userEvent.type(field('Message'), 'Which stream?');
  await userEvent.keyboard('{Escape}');
  const question = within(await openedDialog('alertdialog', 'Leave without saving?'));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(dialog).toBeVisible();
  expect(field('Message')).toHaveValue('Which stream?');
});

it('closes and returns the focus', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Contact Us' })).toHaveFocus();
  });
});
