import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { stageProgress } from '../../testing/stageProgress.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const club = { id: 'c1', name: 'Teachers’ Circle' };

const educator = {
  __typename: 'Educator',
  id: 'u1',
  name: 'Sunita Menon',
  email: 'sunita@example.org',
  phone: null,
  formSubmitted: true,
  club,
  mentor: null,
  progress: {
    percent: 0,
    currentStage: null,
    lastUpdated: null,
    stages: [stageProgress('s1', 'Classroom visit')],
  },
  formDetails: {
    gender: null,
    dateOfBirth: '1984-05-02',
    age: 42,
    preferredLanguage: null,
    address: null,
    city: 'Pune',
    state: null,
    emergencyContact: null,
    currentPosition: 'Head of Department',
    institution: 'Modern High School',
    experience: '6-10 years',
    qualifications: "Master's Degree",
    specialization: 'Physics',
    certifications: 'NET',
    researchInterests: 'Learning by making',
    publications: null,
    interests: [],
    achievements: 'State award',
  },
};

function open(profile: () => unknown) {
  return renderWithSchema(
    <DashboardScreen
      audience="EDUCATOR"
      onLogout={() => undefined}
      renderForm={(onSubmitted) => (
        <button type="button" onClick={() => void onSubmitted()}>
          the professional form
        </button>
      )}
    />,
    {
      user: { role: 'EDUCATOR' },
      at: '/educator',
      resolvers: { Query: { myEducatorProfile: profile } },
    },
  );
}

describe('the educator dashboard', () => {
  it('shows stages, the professional profile and the counsellor', async () => {
    open(() => educator);
    expect(await screen.findByRole('region', { name: 'Development Stages' })).toHaveTextContent(
      'Classroom visitPending',
    );
    const profile = screen.getByRole('region', { name: 'Professional Profile' });
    expect(profile).toHaveTextContent('PositionHead of Department');
    expect(profile).toHaveTextContent('Years of experience6-10 years');
    expect(profile).toHaveTextContent("Highest qualificationMaster's Degree");
    expect(profile).toHaveTextContent('PublicationsNot given');
    expect(screen.getByRole('region', { name: 'Your Counsellor' })).toHaveTextContent(
      'No counsellor is assigned yet',
    );
    expect(screen.getByRole('link', { name: /Update Professional Form/ })).toBeVisible();
  });

  it('shows the form until it is submitted, then the dashboard', async () => {
    let submitted = false;
    open(() => ({ ...educator, formSubmitted: submitted }));
    const form = await screen.findByRole('button', { name: 'the professional form' });
    submitted = true;
    await userEvent.click(form);
    expect(await screen.findByRole('region', { name: 'Professional Profile' })).toBeVisible();
    expect(form).not.toBeInTheDocument();
  });

  it('shows an error if the refetch after the form fails', async () => {
    let calls = 0;
    open(() => {
      calls += 1;
      if (calls > 1) throw new Error('down');
      return { ...educator, formSubmitted: false };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'the professional form' }));
    expect(await screen.findByText('Data refresh failed')).toBeVisible();
    expect(
      screen.getByText('Please refresh the page to see your updated information.'),
    ).toBeVisible();
  });

  it('shows an error if it could not be loaded', async () => {
    open(() => {
      throw new Error('down');
    });
    expect(await screen.findByText('Your dashboard could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
