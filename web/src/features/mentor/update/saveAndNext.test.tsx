import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dashboard, peoplePage, student } from '../testPeople.ts';
import { ASHA, feedback, fill, open, saved } from './testUpdateTab.tsx';

const people = Array.from({ length: 11 }, (_, index) =>
  student(`n${index + 1}`, `Person ${index + 1}`),
);

const pages = ({ page }: { page: { number: number; size: number } }) => ({
  ...peoplePage(people.slice((page.number - 1) * 10, page.number * 10), people.length),
});

const next = ({ after }: { after: string }) => {
  const index = people.findIndex(({ id }) => id === after) + 1;
  return index < people.length
    ? { person: people[index], position: index + 1 }
    : { person: null, position: null };
};

const openAt = (search: string) =>
  open(`/mentor?tab=update&${search}`, {
    answer: () => dashboard(people, { people: pages, next }),
    updateProgress: () => saved(people[0]),
  });

const saveAndNext = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Save and next' }));
};

describe('Save and next', () => {
  it('opens the next person and focuses the feedback', async () => {
    const { router } = openAt('person=n1');
    await fill('Assessment', 'Well done.');
    expect(screen.getByText('Next: Person 2, 2 of 11')).toBeVisible();
    await saveAndNext();
    expect(await screen.findByRole('heading', { name: 'Person 2' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=update&person=n2');
    expect(feedback()).toHaveFocus();
    expect(feedback()).toHaveValue('');
    expect(screen.getByText('Updated progress for Person 1')).toBeVisible();
  });

  it('continues on the next page', async () => {
    const { router } = openAt('person=n10');
    expect(await screen.findByText('Next: Person 11, 11 of 11')).toBeVisible();
    await saveAndNext();
    expect(await screen.findByRole('heading', { name: 'Person 11' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=update&person=n11&page=2');
    expect(await screen.findByRole('link', { name: /Person 11/ })).toBeVisible();
  });

  it('shows the end of the list after the last person', async () => {
    openAt('person=n11&page=2');
    expect(await screen.findByText('The last student of this list')).toBeVisible();
    await saveAndNext();
    expect(await screen.findByText('That was the last one')).toBeVisible();
    expect(screen.getByRole('group', { name: 'End of the list' })).toHaveFocus();
    expect(
      screen.getByText('All 11 students of this list are through. Person 11 was saved.'),
    ).toBeVisible();
  });

  it('loads the next person with the same filters and order', async () => {
    const { sent } = openAt('person=n10&progress=low&sort=waiting');
    await screen.findByText('Next: Person 11, 11 of 11');
    expect(sent.find(({ name }) => name === 'NextPerson')?.variables).toEqual({
      after: 'n10',
      filter: { band: 'LOW' },
      sort: { field: 'WAITING_SINCE', direction: 'ASC' },
    });
  });
});

describe('by keyboard', () => {
  it('can search, select, write, save and continue', async () => {
    openAt('');
    await screen.findByRole('link', { name: /Person 2/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('searchbox', { name: 'Search students' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Person 2' })).toBeVisible();
    expect(feedback()).toHaveFocus();
    await userEvent.keyboard('Well done.{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(await screen.findByRole('heading', { name: 'Person 3' })).toBeVisible();
    await userEvent.keyboard('Good.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Updated progress for Person 3')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Person 3' })).toBeVisible();
    expect(screen.getByText('Ctrl Shift Enter')).toBeInTheDocument();
  });

  it('returns to the feedback after a failed save', async () => {
    let fail: (error: Error) => void = () => undefined;
    const updateProgress = () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      });
    open(ASHA, { updateProgress });
    await fill('Assessment', 'Well done.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(feedback()).toBeDisabled();
    });
    // Browsers blur a disabled field, jsdom does not: moves the focus away and drops it.
    const search = screen.getByRole('searchbox', { name: 'Search students' });
    search.focus();
    search.blur();
    expect(document.body).toHaveFocus();
    fail(new Error('No.'));
    await screen.findByText('Failed to update progress');
    await waitFor(() => {
      expect(feedback()).toHaveFocus();
    });
  });
});
