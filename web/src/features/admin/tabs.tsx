import type { ComponentType } from 'react';
import type { ClubAudience } from '../../schema.generated.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

/** A tab of the dashboard; its code is loaded when it is first opened. */
interface AdminTab {
  /** Value of the `tab` parameter. */
  value: string;
  label: string;
  Content: ComponentType;
}

const people = (audience: ClubAudience) =>
  lazyPart(async () => {
    const { PeopleTab } = await import('./people/PeopleTab.tsx');
    return () => <PeopleTab audience={audience} />;
  });

/** The tabs in order; the first one is the default. */
export const ADMIN_TABS: [AdminTab, ...AdminTab[]] = [
  { value: 'students', label: 'Students', Content: people('STUDENT') },
  { value: 'educators', label: 'Educators', Content: people('EDUCATOR') },
  {
    value: 'mentors',
    label: 'Mentors',
    Content: lazyPart(async () => (await import('./mentors/MentorsTab.tsx')).MentorsTab),
  },
  {
    value: 'clubs',
    label: 'Clubs',
    Content: lazyPart(async () => (await import('./clubs/ClubsTab.tsx')).ClubsTab),
  },
  {
    value: 'submissions',
    label: 'Form Submissions',
    Content: lazyPart(
      async () => (await import('./submissions/SubmissionsTab.tsx')).SubmissionsTab,
    ),
  },
  {
    value: 'progress',
    label: 'Progress Tracker',
    Content: lazyPart(async () => (await import('./tracker/TrackerTab.tsx')).TrackerTab),
  },
];
