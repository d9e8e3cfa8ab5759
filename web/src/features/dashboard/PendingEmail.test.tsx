import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const asha = {
  __typename: 'Student',
  id: 'u1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  pendingEmail: 'asha@new.example',
  formSubmitted: true,
  mentor: null,
};

/** @param after the person's fields after the cancellation */
function open(cancellation: object, after: object, before: object = asha) {
  let person = before;
  const cancelEmailChange = () => {
    person = after;
    return cancellation;
  };
  renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={() => undefined} />, {
    user: {},
    resolvers: { Query: { myStudentProfile: () => person }, Mutation: { cancelEmailChange } },
  });
}
const button = () => screen.findByRole('button', { name: 'Cancel the change' });

it('shows the new email, and removes it when the change is cancelled', async () => {
  open({ cancelled: true, userErrors: [] }, { ...asha, pendingEmail: null });
  expect((await screen.findAllByText('asha@new.example')).length).toBeGreaterThan(0);
  await userEvent.click(await button());
  expect(await screen.findByText('Email change cancelled')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your Details' })).toHaveFocus();
  await waitFor(() => {
    expect(screen.queryByText('asha@new.example')).not.toBeInTheDocument();
  });
});

it('keeps the new email when the cancellation is refused', async () => {
  const words = 'The backend has no such call';
  const userErrors = [{ field: null, code: 'NOT_SUPPORTED', message: words }];
  open({ cancelled: false, userErrors }, asha);
  await userEvent.click(await button());
  expect(await screen.findByText('The change was not cancelled')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('asha@new.example')).toBeVisible();
});

it('shows the email that was confirmed meanwhile instead of cancelling it', async () => {
  const words = 'No change of your email is waiting any more.';
  const userErrors = [{ field: null, code: 'CONFLICT', message: words }];
  const confirmed = { ...asha, email: asha.pendingEmail, pendingEmail: null };
  open({ cancelled: false, userErrors }, confirmed);
  await userEvent.click(await button());
  expect(await screen.findByText('The change was not cancelled')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText('New email')).not.toBeInTheDocument();
  });
  expect(screen.queryByText(asha.email)).not.toBeInTheDocument();
});

it('is hidden without a pending email', async () => {
  open({}, asha, { ...asha, pendingEmail: null });
  expect(await screen.findByRole('heading', { name: 'Your Details' })).toBeVisible();
  expect(screen.queryByText('New email')).not.toBeInTheDocument();
});
