import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/people.ts';
import { interests } from '../../../content/interests.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { openMentor, rowOf } from '../mentorScreen.testing.tsx';
import { asha, dashboard, kabir, student } from '../people.testing.ts';

const ananya = student('p5', 'Ananya Deshpande', {
  phone: '98220 41736',
  createdAt: '2026-09-15T06:30:00.000Z',
  notes: 'Explains best with a sketch.',
  formDetails: {
    class: '11th',
    schoolName: 'Jnana Prabodhini',
    futureAspirations: 'To design machines.',
    interests: ['Drawing', 'Repairs'],
  },
  interestProfile: {
    version: 1,
    completedAt: '2026-11-12T10:00:00.000Z',
    areas: [
      { area: 'REALISTIC', score: 9 },
      { area: 'SOCIAL', score: 8 },
    ],
    leading: ['REALISTIC', 'SOCIAL'],
  },
});

it('shows the details of a student, from a row and by URL', async () => {
  const { router } = openMentor(() => dashboard([ananya]));
  await rowOf('Ananya Deshpande');
  await userEvent.click(screen.getByRole('button', { name: 'View Details of Ananya Deshpande' }));
  expect(router.state.location.search).toBe('?details=p5');
  const dialog = within(await openedDialog('dialog', 'Ananya Deshpande'));
  expect(dialog.getByText('33%, 1 of 3 stages completed')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  const profile = dialog.getByRole('region', { name: 'Profile' });
  for (const fact of [
    'Emailp5@example.org',
    'Phone98220 41736',
    'ClubRobotics Club',
    'Current stageAssessment',
    'JoinedSep 15, 2026',
    'Class11th',
  ]) {
    expect(profile).toHaveTextContent(fact);
  }
  expect(dialog.getByRole('region', { name: 'Aspirations' })).toHaveTextContent('design machines');
  expect(dialog.getByRole('region', { name: 'Strengths' })).toHaveTextContent('DrawingRepairs');
  const interestPart = within(dialog.getByRole('region', { name: 'Interest profile' }));
  expect(
    interestPart.getByText('Leans towards Practical 9, Helping 8 (Nov 12, 2026)'),
  ).toBeVisible();
  expect(interestPart.getByText('9 of 10')).toBeVisible();
  expect(interestPart.getByText(interests.caution)).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Mentor notes' })).toHaveTextContent('with a sketch');
  const stages = dialog.getByRole('list', { name: 'Stages of Ananya Deshpande' });
  expect(stages).toHaveTextContent('Initial CounselingCompletedKnows what she likes.Nov 18, 2026');
  expect(stages).toHaveTextContent('Final GuidanceNot Started');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('');
});

it('shows the history of a person on demand', async () => {
  const entry = {
    id: 'h1',
    at: '2026-11-18T06:30:00.000Z',
    kind: 'OTHER',
    stage: 'Assessment',
    by: { id: 'p5', name: 'Ananya Deshpande', role: 'STUDENT' },
    changes: [{ field: 'answer', before: null, after: 'I brought the form.' }],
  };
  const known = { ...ananya, history: [entry] };
  openMentor(() => dashboard([known]), '/mentor?details=p5');
  const dialog = within(await openedDialog('dialog', 'Ananya Deshpande'));
  await userEvent.click(dialog.getByRole('button', { name: 'Show history' }));
  const changes = await dialog.findByRole('list', { name: 'Changes' });
  expect(dialog.getByRole('group', { name: 'What has changed' })).toHaveFocus();
  expect(changes).toHaveTextContent(
    /Ananya Deshpande answered the feedback.*I brought the form\.$/,
  );
});

it('links from the details to the update and to the contact dialog', async () => {
  const { router } = openMentor(() => dashboard([ananya]), '/mentor?details=p5');
  const details = within(await openedDialog('dialog', 'Ananya Deshpande'));
  expect(details.getByRole('link', { name: 'Update Progress' })).toHaveAttribute(
    'href',
    '/mentor?tab=update&person=p5',
  );
  await userEvent.click(details.getByRole('button', { name: 'Contact' }));
  expect(router.state.location.search).toBe('?contact=p5');
  expect(await openedDialog('dialog', 'Contact Ananya Deshpande')).toBeVisible();
});

it('shows the answers of an educator, and missing ones', async () => {
  const menon = student('p6', 'Sunita Menon', {
    __typename: 'Educator',
    phone: null,
    notes: null,
    club: null,
    progress: null,
    formDetails: {
      currentPosition: 'Lecturer',
      institution: 'Vidya College',
      experience: '6-10 years',
      qualifications: "Master's Degree",
      specialization: 'Physics',
      researchInterests: 'Optics',
      interests: [],
    },
  });
  openMentor(() => dashboard([menon]), '/mentor?details=p6');
  const dialog = within(await openedDialog('dialog', 'Sunita Menon'));
  const profile = dialog.getByRole('region', { name: 'Profile' });
  for (const fact of [
    'PhoneNot given',
    'ClubNot assigned',
    'Current stageNot Started',
    'PositionLecturer',
    'InstitutionVidya College',
    'Experience6-10 years',
    "QualificationsMaster's Degree",
    'SpecializationPhysics',
    'Research interestsOptics',
  ]) {
    expect(profile).toHaveTextContent(fact);
  }
  expect(dialog.getByRole('region', { name: 'Strengths' })).toHaveTextContent('Not given');
  expect(dialog.getByRole('region', { name: 'Mentor notes' })).toHaveTextContent('Not given');
  expect(dialog.getByRole('region', { name: 'Stages' })).toHaveTextContent('come with a club');
});

it('shows that the progress can’t be read, instead of a missing club', async () => {
  openMentor(() => dashboard([kabir]), '/mentor?details=p2');
  const dialog = within(await openedDialog('dialog', 'Kabir Joshi'));
  expect(dialog.getByRole('region', { name: 'Stages' })).toHaveTextContent(
    'The stages could not be read.',
  );
  expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('has email and phone links', async () => {
  const { router } = openMentor(() => dashboard([ananya]));
  await rowOf('Ananya Deshpande');
  await userEvent.click(screen.getByRole('button', { name: 'Contact Ananya Deshpande' }));
  expect(router.state.location.search).toBe('?contact=p5');
  const dialog = within(await openedDialog('dialog', 'Contact Ananya Deshpande'));
  expect(dialog.getByText(/11th, Jnana Prabodhini/)).toBeVisible();
  expect(dialog.getByText('Robotics Club')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'p5@example.org' })).toHaveAttribute(
    'href',
    'mailto:p5@example.org',
  );
  expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:9822041736');
  expect(dialog.getByRole('link', { name: 'Write email' })).toHaveAttribute(
    'href',
    'mailto:p5@example.org',
  );
});

it('has no phone link without a number', async () => {
  const person = { ...ananya, phone: null };
  openMentor(() => dashboard([person]), '/mentor?contact=p5');
  const dialog = within(await openedDialog('dialog', 'Contact Ananya Deshpande'));
  expect(dialog.getByText('Not given')).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Call' })).not.toBeInTheDocument();
});

it('loads a person who is not on the page of the list', async () => {
  openMentor(() => dashboard([ananya], { people: () => pageOf([asha], 42) }), '/mentor?details=p5');
  expect(await openedDialog('dialog', 'Ananya Deshpande')).toBeVisible();
});

it('shows an error for a person in the URL who is not assigned', async () => {
  const { router } = openMentor(() => dashboard([asha]), '/mentor?details=p9');
  const dialog = within(await openedDialog('dialog', 'Student details'));
  expect(await dialog.findByText('This student is not assigned to you')).toBeVisible();
  const [close] = dialog.getAllByRole('button', { name: 'Close' });
  await userEvent.click(close as HTMLElement);
  expect(router.state.location.search).toBe('');
});
