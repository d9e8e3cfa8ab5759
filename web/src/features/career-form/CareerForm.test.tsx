import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../testing/failWith.ts';
import type { Resolvers } from '../../testing/mockedSchema.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { CareerFormScreen } from './CareerFormScreen.tsx';

const NEW_STUDENT = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98200 12345',
  club: null,
};
const CLUBS = () => [
  { id: 'c1', name: 'Robotics Club', description: 'Building things that move.' },
  { id: 'c2', name: 'Commerce Club', description: null },
];
const ACCEPTED = () => ({ student: { id: 'u1', name: 'Asha Rao' }, userErrors: [] });

interface Setting {
  submit?: () => unknown;
  profile?: () => unknown;
  clubs?: () => unknown;
  formSubmitted?: boolean;
  at?: string;
}

async function open(setting: Setting = {}) {
  const { submit = ACCEPTED, clubs = CLUBS, formSubmitted = false, at = '/career-form' } = setting;
  const { profile = () => ({ ...NEW_STUDENT, formDetails: null }) } = setting;
  const onSubmitted = vi.fn(() => Promise.resolve());
  let submitted = formSubmitted;
  const me = vi.fn(() => ({
    id: 'u1',
    name: 'Asha Rao',
    role: 'STUDENT',
    formSubmitted: submitted,
  }));
  const submitStudentForm = () => {
    submitted = true;
    return submit();
  };
  const resolvers: Resolvers = {
    Query: { me, myStudentProfile: profile, clubChoices: clubs },
    Mutation: { submitStudentForm },
  };
  const view = renderWithSchema(
    <CareerFormScreen
      audience="STUDENT"
      backTo="/"
      onSubmitted={onSubmitted}
      onLogout={() => undefined}
    />,
    {
      resolvers,
      at,
      user: { role: 'STUDENT', formSubmitted },
      routes: [{ path: '/elsewhere', element: <h1>Elsewhere</h1> }],
    },
  );
  await screen.findAllByText('Career form');
  const submissions = () => view.sent.filter(({ name }) => name === 'SubmitStudentForm');
  return { ...view, onSubmitted, me, submissions };
}

const next = (step: string) =>
  userEvent.click(screen.getByRole('button', { name: `Next: ${step}` }));
const send = () =>
  userEvent.click(screen.getByRole('button', { name: 'Submit Student Application' }));

async function fillSchool() {
  await userEvent.click(screen.getByRole('radio', { name: '11th' }));
  await userEvent.type(screen.getByLabelText(/^School name/), 'Kendriya Vidyalaya');
}

/** From the first step to the last, with the least that is required. */
async function walkToClub() {
  await next('School');
  await fillSchool();
  await next('Interests');
  await next('Family');
  await next('Club');
}

describe('the steps', () => {
  it('keep their answers, stand in the address, and are sent together', async () => {
    const { router, submissions, onSubmitted, me } = await open();
    await userEvent.type(screen.getByLabelText('Age'), '16');
    await next('School');
    expect(router.state.location.search).toBe('?step=school');
    await fillSchool();
    await userEvent.type(screen.getByLabelText('10th percentage'), '91.4');
    await next('Interests');
    await userEvent.type(screen.getByLabelText('Interests'), 'robotics, , chess ,');
    await next('Family');
    await userEvent.click(screen.getByRole('button', { name: 'Interests' }));
    expect(screen.getByLabelText('Interests')).toHaveValue('robotics, , chess ,');
    await next('Family');
    await userEvent.type(screen.getByLabelText('City'), 'Pune');
    await next('Club');
    await userEvent.click(await screen.findByRole('radio', { name: /Robotics Club/ }));
    await send();

    expect(await screen.findByText('Form submitted successfully!')).toBeVisible();
    expect(screen.getByText("We'll get back to you soon with career guidance.")).toBeVisible();
    expect(submissions().map(({ variables }) => variables.input)).toEqual([
      expect.objectContaining({
        fullName: 'Asha Rao',
        email: 'asha@example.org',
        phone: '98200 12345',
        age: 16,
        class: '11th',
        schoolName: 'Kendriya Vidyalaya',
        tenthPercentage: 91.4,
        twelfthPercentage: null,
        interests: ['robotics', 'chess'],
        city: 'Pune',
        clubId: 'c1',
        dateOfBirth: null,
      }),
    ]);
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ first: true });
    });
    expect(me.mock.calls.length).toBeGreaterThan(1);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ formSubmitted: true });
    expect(localStorage.getItem('draft:u1:career-form')).toBeNull();
  });

  it('send once for a double click', async () => {
    const { submissions } = await open({
      submit: async () => {
        await delay(50);
        return ACCEPTED();
      },
    });
    await walkToClub();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit Student Application' }));
    await screen.findByText('Form submitted successfully!');
    expect(submissions()).toHaveLength(1);
  });

  it('tell the caller of a refill', async () => {
    const { onSubmitted } = await open({ formSubmitted: true });
    await walkToClub();
    await send();
    await waitFor(() => {
      expect(onSubmitted).toHaveBeenCalledExactlyOnceWith({ first: false });
    });
  });
});

describe('what is required', () => {
  it.each([
    [/^Full name/, 'Full name is required', 'Full name is missing.'],
    [/^Email/, 'Email is required', 'Email is missing.'],
    [/^Phone/, 'Phone is required', 'Phone is missing.'],
  ])('without %s the step stays', async (label, message, missing) => {
    const { submissions } = await open();
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), '  ');
    await next('School');
    expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    expect(screen.getByText(missing)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(submissions()).toEqual([]);
  });

  it('without class and school the school step says both', async () => {
    await open({ at: '/career-form?step=school' });
    await next('Interests');
    expect(await screen.findByText('Class and School name are missing.')).toBeVisible();
    expect(screen.getByText('Class is required')).toBeVisible();
    expect(screen.getByText('School name is required')).toBeVisible();
  });

  it('a submit with a gap sends nothing and goes to the first step with one', async () => {
    const { submissions, router } = await open({ at: '/career-form?step=club' });
    await send();
    expect(await screen.findByText('Please fill all required fields')).toBeVisible();
    expect(router.state.location.search).toBe('?step=school');
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: '9th' })).toHaveFocus();
    });
    expect(submissions()).toEqual([]);
  });
});

describe('numbers', () => {
  const percentages = ['10th percentage', '12th percentage'];
  const wrong = ['-1', '100.1', 'ninety', '1e1'];
  it.each(percentages.flatMap((label) => wrong.map((value) => [label, value] as const)))(
    'refuse %s of %s',
    async (label, value) => {
      await open({ at: '/career-form?step=school' });
      await fillSchool();
      await userEvent.type(screen.getByLabelText(label), value);
      await next('Interests');
      expect(await screen.findByText('Enter a number from 0 to 100')).toBeVisible();
      expect(screen.getByText('Please check your answers')).toBeVisible();
    },
  );

  it.each(['0', '100', '91.4', ''])('take a percentage of "%s"', async (value) => {
    await open({ at: '/career-form?step=school' });
    await fillSchool();
    if (value) await userEvent.type(screen.getByLabelText('10th percentage'), value);
    await next('Interests');
    expect(await screen.findByRole('heading', { name: 'Interests' })).toBeVisible();
  });

  it.each([
    ['0', true],
    ['101', true],
    ['-1', false],
    ['15.5', false],
    ['x', false],
  ])('an age of %s: %s', async (value, taken) => {
    await open();
    await userEvent.type(screen.getByLabelText('Age'), value);
    await next('School');
    const outcome = taken
      ? screen.findByRole('heading', { name: 'School' })
      : screen.findByText('Enter a whole number, 0 or more');
    expect(await outcome).toBeVisible();
  });
});

describe('what the form begins with', () => {
  it('is what was answered before', async () => {
    await open({
      at: '/career-form?step=school',
      formSubmitted: true,
      profile: () => ({
        ...NEW_STUDENT,
        club: { id: 'c2' },
        formDetails: {
          class: '12th',
          schoolName: 'DAV Pune',
          tenthPercentage: 88,
          twelfthPercentage: null,
          academicStream: 'science',
          interests: ['robotics', 'chess'],
        },
      }),
    });
    expect(screen.getByRole('radio', { name: '12th' })).toBeChecked();
    expect(screen.getByLabelText(/^School name/)).toHaveValue('DAV Pune');
    expect(screen.getByLabelText('10th percentage')).toHaveValue('88');
    expect(screen.getByLabelText('Academic stream')).toHaveDisplayValue('Science');
    await next('Interests');
    expect(await screen.findByLabelText('Interests')).toHaveValue('robotics, chess');
    await next('Family');
    await next('Club');
    expect(await screen.findByRole('radio', { name: /Commerce Club/ })).toBeChecked();
  });

  it('is the account for someone whose record can’t be read yet', async () => {
    await open({ profile: failWith('NOT_FOUND') });
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha Rao');
  });

  it('is nothing at all when earlier answers can’t be loaded: they would be overwritten', async () => {
    await open({ formSubmitted: true, profile: failWith('UPSTREAM_TIMEOUT', 'Took too long.') });
    expect(await screen.findByText('Your answers could not be loaded')).toBeVisible();
    expect(screen.getByText('Took too long.')).toBeVisible();
    expect(screen.queryByLabelText(/^Full name/)).not.toBeInTheDocument();
  });

  it('is the draft, after a reload', async () => {
    const { unmount } = await open();
    await userEvent.clear(screen.getByLabelText(/^Full name/));
    await userEvent.type(screen.getByLabelText(/^Full name/), 'Asha R');
    unmount();
    await open();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha R');
  });
});

describe('failures', () => {
  it('of the club list are an empty list, without a word', async () => {
    const { submissions } = await open({ clubs: failWith('UPSTREAM_UNAVAILABLE') });
    await walkToClub();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await send();
    await screen.findByText('Form submitted successfully!');
    expect(submissions()[0]?.variables.input).toMatchObject({ clubId: null });
  });

  it('of the submission keep the answers and the draft', async () => {
    const { onSubmitted } = await open({ submit: failWith('UPSTREAM_UNAVAILABLE') });
    await walkToClub();
    await send();
    expect(await screen.findByText('Submission failed')).toBeVisible();
    expect(screen.getByText('Please try again later.')).toBeVisible();
    expect(onSubmitted).not.toHaveBeenCalled();
    expect(localStorage.getItem('draft:u1:career-form')).toContain('Kendriya Vidyalaya');
  });

  it('that the server ties to a field are shown there', async () => {
    await open({
      submit: () => ({
        student: null,
        userErrors: [{ field: ['email'], code: 'CONFLICT', message: 'Email is already in use' }],
      }),
    });
    await walkToClub();
    await send();
    expect(await screen.findByText('Submission failed')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(
        'Email is already in use',
      );
    });
  });
});

describe('leaving', () => {
  it('with unsent answers asks first, and stays or goes', async () => {
    const { router } = await open();
    await userEvent.type(screen.getByLabelText(/^Full name/), ' Iyer');
    await router.navigate('/elsewhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep filling' }));
    expect(router.state.location.pathname).toBe('/career-form');
    await router.navigate('/elsewhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('without any does not ask', async () => {
    const { router } = await open();
    await router.navigate('/elsewhere');
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});
