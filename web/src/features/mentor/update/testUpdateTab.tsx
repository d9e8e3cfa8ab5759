import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { MentorScreen } from '../MentorScreen.tsx';
import { asha, dashboard } from '../testPeople.ts';

export const ASHA = '/mentor?tab=update&person=p1';

/** Opens the mentor's screen at an address. */
export function open(
  at: string,
  {
    answer = () => dashboard(),
    updateProgress = () => ({ person: asha, userErrors: [] }),
  }: { answer?: () => unknown; updateProgress?: () => unknown } = {},
) {
  return renderWithSchema(<MentorScreen onLogout={() => undefined} />, {
    user: { id: 'm1', role: 'MENTOR' },
    at,
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

/** Chooses a stage and writes to the person. */
export async function fill(stage: string, words: string) {
  await userEvent.selectOptions(await stageSelect(), stage);
  if (words) await write(words);
}
