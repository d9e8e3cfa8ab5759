import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { stageProgress } from '../../testing/stageProgress.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const club = { id: 'c1', name: 'Robotics Club' };

const student = {
  __typename: 'Student',
  id: 'u1',
  name: 'Ananya Deshpande',
  email: 'ananya@example.org',
  phone: '98220 41736',
  education: 'Jnana Prabodhini Prashala',
  formSubmitted: true,
  consentMissing: null,
  interestProfile: null,
  club,
  mentor: {
    id: 'm1',
    name: 'Meera Kulkarni',
    specialization: 'Engineering',
    email: 'meera@example.org',
    phone: '98900 27514',
    club,
  },
  progress: {
    percent: 33,
    currentStage: 'Assessment',
    lastUpdated: '2026-11-18T06:30:00.000Z',
    stages: [
      stageProgress('s1', 'Initial Counseling', {
        status: 'COMPLETED',
        feedback: 'You like machines.',
        date: '2026-09-22T06:30:00.000Z',
      }),
      stageProgress('s2', 'Assessment', {
        status: 'IN_PROGRESS',
        feedback: 'Strong in spatial reasoning.',
        date: '2026-11-18T06:30:00.000Z',
      }),
      stageProgress('s3', 'Final Guidance'),
    ],
  },
  formDetails: {
    gender: 'female',
    dateOfBirth: '2010-03-14',
    age: 16,
    academicStream: 'Science',
    preferredLanguage: 'Marathi',
    address: '14 Prabhat Road',
    city: 'Pune',
    state: 'Maharashtra',
    parentContact: '94220 18853',
    emergencyContact: '94230 66120',
    class: '11th',
    schoolName: 'Jnana Prabodhini Prashala',
    tenthPercentage: 91.4,
    twelfthPercentage: null,
    interests: ['Robotics', 'Sketching'],
    futureAspirations: 'To design machines',
    achievements: null,
  },
};

function open(profile: () => unknown = () => student, features: string[] = []) {
  const onLogout = vi.fn();
  const view = renderWithSchema(<DashboardScreen audience="STUDENT" onLogout={onLogout} />, {
    user: {},
    at: '/student',
    routes: [{ path: '/', element: <p>the landing page</p> }],
    resolvers: {
      Query: {
        me: () => ({ __typename: 'User', id: 'u1', role: 'STUDENT', features }),
        myStudentProfile: profile,
      },
    },
  });
  return { ...view, onLogout };
}

const region = (name: string) => screen.findByRole('region', { name });

describe('the student dashboard', () => {
  it.each([true, false, null])('leads to a consent that is missing: %s', async (consentMissing) => {
    open(() => ({ ...student, consentMissing }));
    await region('Your Progress');
    const link = screen.queryByRole('link', { name: 'Give the consent' });
    if (!consentMissing) expect(link).toBeNull();
    else expect(link).toHaveAttribute('href', '/career-form?step=family');
  });

  it('shows "Loading..." first', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByText('33%')).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('shows the progress first, as a sentence and a percentage', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'One waymark behind you, Ananya.' }),
    ).toBeVisible();
    expect(screen.getByText('33%')).toBeVisible();
    const stages = within(await region('Your Progress')).getAllByRole('listitem');
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Initial CounselingCompletedSep 22, 2026'),
      expect.stringContaining('AssessmentIn ProgressUpdated Nov 18, 2026'),
      expect.stringContaining('Final GuidancePending'),
    ]);
  });

  it('shows the latest feedback once, and the earlier ones by stage', async () => {
    open();
    const latest = await screen.findByRole('figure');
    expect(latest).toHaveTextContent('“Strong in spatial reasoning.”');
    expect(latest).toHaveTextContent('Latest feedback, Assessment, Nov 18, 2026');
    const earlier = await region('Earlier feedback');
    expect(earlier).toHaveTextContent('Initial CounselingSep 22, 2026You like machines.');
    expect(screen.getAllByText(/Strong in spatial reasoning/)).toHaveLength(1);
  });

  it('shows details, form and mentor', async () => {
    open();
    const details = await region('Your Details');
    for (const [term, value] of [
      ['Gender', 'Female'],
      ['Date of birth', 'Mar 14, 2010'],
      ['Assigned club', 'Robotics Club'],
      ['Parent/guardian contact', '94220 18853'],
      ['Education', 'Jnana Prabodhini Prashala'],
    ]) {
      expect(details).toHaveTextContent(`${term}${value}`);
    }
    const form = await region('Career Form Details');
    expect(form).toHaveTextContent('91.4%');
    expect(form).toHaveTextContent('AspirationsTo design machines');
    expect(form).toHaveTextContent('AchievementsNot given');
    expect(screen.getByRole('link', { name: 'meera@example.org' })).toHaveAttribute(
      'href',
      'mailto:meera@example.org',
    );
    expect(screen.queryByText(/Of another club/)).not.toBeInTheDocument();
  });

  it('shows the empty text without a mentor, and marks a mentor of another club', async () => {
    const { unmount } = open(() => ({ ...student, mentor: null }));
    expect(await screen.findByText(/No mentor is assigned yet/)).toBeVisible();
    unmount();
    open(() => ({
      ...student,
      mentor: { ...student.mentor, club: { id: 'c2', name: 'Young Scientists' } },
    }));
    expect(await screen.findByText('Of another club: Young Scientists')).toBeVisible();
  });

  it.each([
    ['not done', null, /^Not done yet/, 'Begin'],
    [
      'done',
      { version: 1, completedAt: '2026-11-12T10:00:00.000Z', areas: [], leading: [] },
      'Done on Nov 12, 2026',
      'See the result',
    ],
  ])('has one way to the interest profile: %s', async (_what, interestProfile, text, link) => {
    open(() => ({ ...student, interestProfile }), ['INTERESTS']);
    const card = within(await screen.findByRole('region', { name: 'Interest profile' }));
    expect(card.getByText(text)).toBeVisible();
    expect(card.getByRole('link', { name: link })).toHaveAttribute('href', '/interests');
  });

  it('has no interest profile where the backend has none', async () => {
    open(() => student, []);
    await region('Your Progress');
    expect(screen.queryByRole('region', { name: 'Interest profile' })).not.toBeInTheDocument();
  });

  it('redirects a student without a submitted form to /', async () => {
    open(() => ({ ...student, formSubmitted: false }));
    expect(await screen.findByText('the landing page')).toBeVisible();
  });

  it('shows an error if it could not be loaded, and retries', async () => {
    let calls = 0;
    open(() => {
      calls += 1;
      if (calls === 1) throw new Error('down');
      return student;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('33%')).toBeVisible();
  });

  it('sends one query, and one more when the page becomes visible', async () => {
    const { sent } = open();
    await screen.findByText('33%');
    expect(sent.filter(({ name }) => name === 'StudentDashboard')).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(sent.filter(({ name }) => name === 'StudentDashboard')).toHaveLength(2);
    });
  });

  it('links to the career form and logs out', async () => {
    const { onLogout } = open();
    expect(await screen.findByRole('link', { name: /Refill Career Form/ })).toHaveAttribute(
      'href',
      '/career-form',
    );
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) await userEvent.click(logout);
    expect(onLogout).toHaveBeenCalledOnce();
  });
});
