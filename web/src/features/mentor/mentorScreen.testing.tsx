import { screen, within } from '@testing-library/react';
import { renderWithSchema } from '../../testing/renderWithSchema.tsx';
import { MentorScreen } from './MentorScreen.tsx';
import { dashboard } from './people.testing.ts';

/** Renders the mentor's screen with this response, at a URL. */
export const openMentor = (answer: () => unknown = () => dashboard(), at = '/mentor') =>
  renderWithSchema(<MentorScreen onLogout={() => undefined} />, {
    user: { id: 'm1', role: 'MENTOR' },
    at,
    resolvers: { Query: { mentorDashboard: answer } },
  });

/** The list of assigned people. */
export const peopleList = () => screen.findByRole('list', { name: 'Students' });

/** The row of a person in the list of assigned people. */
export const rowOf = async (name: string) =>
  within(await peopleList()).findByRole('link', { name: `Update progress of ${name}` });
