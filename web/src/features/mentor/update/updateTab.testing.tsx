import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { MentorScreen } from '../MentorScreen.tsx';
import { asha, dashboard, figures } from '../people.testing.ts';
// Loads the lazy module before the test.
import './UpdateTab.tsx';

export const ASHA = '/mentor?tab=update&person=p1';

type UpdateProgress = (root: unknown, sent: { input: Record<string, string> }) => unknown;

/** Payload of a save with this person. */
export const saved = (person: object = asha) => ({ person, stats: figures, userErrors: [] });

/** A person with a changed stage. */
export const withStage = (stageId: string, change: object, person = asha) => ({
  ...person,
  progress: {
    ...person.progress,
    stages: person.progress.stages.map((one) =>
      one.stage.id === stageId ? { ...one, ...change } : one,
    ),
  },
});

interface OpenOptions {
  /** Resolver of `mentorDashboard`. */
  answer?: () => unknown;
  updateProgress?: UpdateProgress;
  /** The signed-in mentor. */
  mentorId?: string;
  isConnected?: () => boolean;
  networkError?: () => Error;
  onLogout?: () => void;
}

/** Renders the mentor's screen at a URL. */
export function open(
  at: string,
  {
    answer = () => dashboard(),
    updateProgress = () => saved(),
    mentorId = 'm1',
    onLogout = () => undefined,
    ...network
  }: OpenOptions = {},
) {
  return renderWithSchema(<MentorScreen onLogout={onLogout} />, {
    user: { id: mentorId, role: 'MENTOR' },
    at,
    ...network,
    resolvers: { Query: { mentorDashboard: answer }, Mutation: { updateProgress } },
  });
}

export const stageSelect = () => screen.findByRole('combobox', { name: /^Stage/ });
export const feedback = () => screen.getByRole('textbox', { name: 'Feedback' });
export const button = () => screen.getByRole('button', { name: 'Update Progress' });

export async function write(words: string) {
  await userEvent.click(feedback());
  await userEvent.paste(words);
}

/** Selects a stage and types feedback. */
export async function fill(stage: string, words: string) {
  await userEvent.selectOptions(await stageSelect(), stage);
  if (words) await write(words);
}
