import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { MentorScreen } from '../MentorScreen.tsx';
import { dashboard, figures, student } from '../people.testing.ts';
import { ASHA, saved, stageSelect } from './updateTab.testing.tsx';

export const DAY = '2099-12-04';
export const session = (more: object = {}) => ({
  id: 'n1',
  at: new Date(`${DAY}T16:30`).toISOString(),
  place: 'Room 12',
  version: '"1"',
  ...more,
});
export const asha = (more: object = {}) =>
  student('p1', 'Asha Rao', { nextSession: null, agreedSteps: [], ...more });
export const payload = (person: object) => ({ person, stats: figures, userErrors: [] });
export const refused = (code: string, message: string, person: object | null = null) => ({
  person,
  stats: null,
  userErrors: [{ field: ['at'], code, message }],
});

type Resolver = (root: unknown, sent: { input: Record<string, unknown> }) => unknown;

/** The update form of Asha with these mutations. */
export function open(person: object, mutations: Record<string, Resolver> = {}, at = ASHA) {
  let connected = true;
  const view = renderWithSchema(<MentorScreen onLogout={() => undefined} />, {
    user: { id: 'm1', role: 'MENTOR' },
    at,
    isConnected: () => connected,
    resolvers: {
      Query: { mentorDashboard: () => dashboard([person as { id: string }]) },
      Mutation: { updateProgress: () => saved(person), ...mutations },
    },
  });
  const inputs = (name: string) =>
    view.sent.filter((one) => one.name === name).map(({ variables }) => variables['input']);
  const mutationsSent = () =>
    view.sent.map(({ name }) => name).filter((name) => /^(Update|Set|Add|Mark)/.test(name));
  return {
    ...view,
    inputs,
    mutationsSent,
    connect: (is: boolean) => {
      connected = is;
      act(() => {
        if (is) window.dispatchEvent(new Event('online'));
      });
    },
  };
}

export const day = () => screen.getByLabelText('Day of the next session');
export const time = () => screen.getByLabelText('Time of the next session');
export const place = () => screen.getByLabelText('Place of the next session');

export async function plan(on: string, at: string, where = '') {
  await stageSelect();
  fireEvent.change(day(), { target: { value: on } });
  fireEvent.change(time(), { target: { value: at } });
  if (where) fireEvent.change(place(), { target: { value: where } });
}
