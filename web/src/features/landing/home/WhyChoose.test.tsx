import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { features } from '../../../content/features.ts';
import { renderPublic } from '../shared/renderPublic.testing.tsx';
import { WhyChoose } from './WhyChoose.tsx';

const [assessment = '', mentors = '', support = ''] = features.items.map(({ title }) => title);

it('shows the first tab; a click shows another', async () => {
  renderPublic(<WhyChoose />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Personalized Assessment',
    'Expert Mentors',
    'Ongoing Support',
  ]);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(assessment);
  await userEvent.click(screen.getByRole('tab', { name: mentors }));
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(mentors);
  expect(screen.getByRole('tab', { name: mentors })).toHaveAttribute('aria-selected', 'true');
});

it.each([
  ['{ArrowDown}', mentors],
  ['{ArrowRight}', mentors],
  ['{ArrowUp}', support],
  ['{ArrowLeft}', support],
  ['{End}', support],
  ['{End}{Home}', assessment],
  ['{End}{ArrowDown}', assessment],
])('%s selects %s', async (keys, name) => {
  renderPublic(<WhyChoose />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
});
