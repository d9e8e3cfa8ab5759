import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { CareerFormScreen } from './CareerFormScreen.tsx';

async function open() {
  const view = renderWithSchema(
    <CareerFormScreen
      audience="EDUCATOR"
      back={{ to: '/?home', page: 'home' }}
      onSubmitted={() => Promise.resolve()}
      onLogout={() => undefined}
    />,
    {
      at: '/educator?step=work',
      user: { role: 'EDUCATOR', email: 'ravi@example.org', formSubmitted: false },
      resolvers: {
        Query: {
          myEducatorProfile: () => ({
            name: 'Ravi Menon',
            email: 'ravi@example.org',
            phone: '98200 54321',
            club: null,
            formDetails: null,
          }),
          clubChoices: (_: unknown, { clubFor }: { clubFor: string }) => [
            { id: clubFor, name: `Club for ${clubFor}`, description: null },
          ],
        },
        Mutation: {
          submitEducatorForm: () => ({
            educator: { id: 'u1', name: 'R', email: 'ravi@example.org', pendingEmail: null },
            userErrors: [],
          }),
        },
      },
    },
  );
  await screen.findByRole('heading', { name: 'Work' });
  return view;
}

const next = (step: string) =>
  userEvent.click(screen.getByRole('button', { name: `Next: ${step}` }));

describe('the professional form', () => {
  it('requires position and institution', async () => {
    await open();
    await next('Interests');
    expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    expect(screen.getByText('Position and Institution are missing.')).toBeVisible();
  });

  it.each([
    [/^Position/, 12],
    ['Years of experience', 7],
    ['Highest qualification', 7],
  ])('has the options of %s', async (label, count) => {
    await open();
    expect(within(screen.getByLabelText(label)).getAllByRole('option')).toHaveLength(count);
  });

  it('is sent with a club for educators', async () => {
    const { sent } = await open();
    await userEvent.selectOptions(screen.getByLabelText(/^Position/), 'Head of Department');
    await fill(screen.getByLabelText(/^Institution/), 'Fergusson College');
    await next('Interests');
    await userEvent.type(screen.getByLabelText('Interests'), 'pedagogy');
    await next('Address');
    await next('Club');
    await userEvent.click(await screen.findByRole('radio', { name: /Club for EDUCATOR/ }));
    await next('Review');
    const club = await screen.findByRole('region', { name: 'Club' });
    expect(await within(club).findByText('Club for EDUCATOR')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Work' })).toHaveTextContent(
      /PositionHead of DepartmentInstitutionFergusson College/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Submit Educator Application' }));
    expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
    const submission = sent.find(({ name }) => name === 'SubmitEducatorForm');
    expect(submission?.variables.input).toMatchObject({
      fullName: 'Ravi Menon',
      currentPosition: 'Head of Department',
      institution: 'Fergusson College',
      interests: ['pedagogy'],
      clubId: 'EDUCATOR',
      experience: null,
    });
  });
});
