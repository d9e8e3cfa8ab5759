import type { ComponentProps } from 'react';
import { FIVE_STAGES } from '../../../testing/stages.ts';
import type { Meta } from '../../../testing/story.ts';
import { FailedState } from '../../../ui/states/FailedState.tsx';
import { JourneySection } from './JourneySection.tsx';
import type { JourneyView } from './journeyView.ts';
import { PersonShell } from '../DashboardScreen.tsx';

export default { component: JourneySection, parameters: { layout: 'fullscreen' } } satisfies Meta;

const VIEW: JourneyView = {
  headline: 'Two waymarks behind you, Ananya.',
  lead: 'You are at Document Review.',
  percent: 40,
  stageCount: '2 of 5 stages',
  updated: 'Last updated Nov 18, 2026',
  stages: FIVE_STAGES,
  next: {
    title: 'Next: Career Planning',
    detail: 'Your mentor writes to you to find a day.',
    note: 'Meera last wrote on Oct 20, 2026. A mail from you is welcome.',
  },
  latest: {
    stageId: '3',
    words: 'Clear about liking machines. Bring the marksheet of class 10.',
    author: 'Meera Kulkarni',
    caption: 'Document Review, Nov 4, 2026',
  },
  feedback: [],
  earlier: [],
  mail: { email: 'meera@example.org', label: 'Write to Meera' },
};

const NO_STAGES: JourneyView = { ...VIEW, stages: [], percent: null };

const nothing = () => undefined;

function Page(props: Omit<ComponentProps<typeof JourneySection>, 'title' | 'belowFeedback'>) {
  return (
    <PersonShell name="Ananya Deshpande" onLogout={nothing}>
      <JourneySection title="Your Progress" belowFeedback={() => null} {...props} />
    </PersonShell>
  );
}

export const InProgress = { render: () => <Page view={VIEW} /> };

export const WithoutClub = { render: () => <Page view={NO_STAGES} /> };

export const Failed = {
  render: () => (
    <Page
      view={NO_STAGES}
      failure={<FailedState title="Your progress could not be loaded" onRetry={nothing} />}
    />
  ),
};
