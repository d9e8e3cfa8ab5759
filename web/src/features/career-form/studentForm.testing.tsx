import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { fill } from '../../testing/fill.ts';
import type { Resolvers } from '../../testing/mockedSchema.ts';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { FORM_TITLES } from './FormShell.tsx';
import { CareerFormScreen } from './CareerFormScreen.tsx';

export const NEW_STUDENT = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '98200 12345',
  club: null,
};
const CLUBS = () => [
  {
    id: 'c1',
    name: 'Robotics Club',
    description: 'Building things that move.',
    stages: ['Initial Counseling', 'Assessment', 'Document Review', 'Career Planning'].map(
      (name, index) => ({ id: `s${index}`, name }),
    ),
  },
  { id: 'c2', name: 'Commerce Club', description: null, stages: [] },
];
export const ACCEPTED = () => ({
  student: { id: 'u1', name: 'Asha Rao', email: 'asha@example.org', pendingEmail: null },
  userErrors: [],
});

interface Setting {
  submit?: () => unknown;
  profile?: () => unknown;
  clubs?: () => unknown;
  formSubmitted?: boolean;
  at?: string | string[];
}

/** Renders the student's form with this server state. */
export async function open(setting: Setting = {}) {
  const { submit = ACCEPTED, clubs = CLUBS, formSubmitted = false, at = '/career-form' } = setting;
  const { profile = () => ({ ...NEW_STUDENT, formDetails: null }) } = setting;
  const onSubmitted = vi.fn(() => Promise.resolve());
  let submitted = formSubmitted;
  const me = vi.fn(() => ({
    id: 'u1',
    name: 'Asha Rao',
    email: NEW_STUDENT.email,
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
      back={{ to: '/', page: 'home' }}
      onSubmitted={onSubmitted}
      onLogout={() => undefined}
    />,
    {
      resolvers,
      at,
      user: { role: 'STUDENT', email: NEW_STUDENT.email, formSubmitted },
      routes: [{ path: '/elsewhere', element: <h1>Elsewhere</h1> }],
    },
  );
  await screen.findAllByText(FORM_TITLES.STUDENT());
  const submissions = () => view.sent.filter(({ name }) => name === 'SubmitStudentForm');
  return { ...view, onSubmitted, me, submissions };
}

export const next = (step: string) =>
  userEvent.click(screen.getByRole('button', { name: `Next: ${step}` }));
export const send = () =>
  userEvent.click(screen.getByRole('button', { name: 'Submit Student Application' }));

export async function fillSchool(schoolClass = '11th') {
  await userEvent.click(screen.getByRole('radio', { name: schoolClass }));
  await fill(screen.getByLabelText(/^School name/), 'Kendriya Vidyalaya');
}

/** A student with all required answers, so that every step can be opened. */
export const ANSWERED = {
  profile: () => ({
    ...NEW_STUDENT,
    formDetails: { class: '11th', schoolName: 'Kendriya Vidyalaya', interests: [] },
  }),
};

/** Completes the required fields up to the club step. */
async function walkToClub() {
  await next('School');
  await fillSchool();
  await next('Interests');
  await next('Family');
  await next('Club');
}

/** Completes the required fields up to the last step. */
export async function walkToReview() {
  await walkToClub();
  await next('Review');
  await screen.findByRole('heading', { name: 'Review' });
}
