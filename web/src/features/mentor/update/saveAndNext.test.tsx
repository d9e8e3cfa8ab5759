import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { dashboard, student } from '../people.testing.ts';
import { ASHA, feedback, fill, open, saved } from './updateTab.testing.tsx';

const people = Array.from({ length: 11 }, (_, index) =>
  student(`n${index + 1}`, `Person ${index + 1}`),
);

interface Asked {
  page: { number: number; size: number };
}

/** A page of these people, as large as asked. */
const pageFrom = (all: readonly object[], { page: { number, size } }: Asked) => ({
  items: all.slice((number - 1) * size, number * size),
  totalCount: all.length,
  pageCount: Math.max(1, Math.ceil(all.length / size)),
});

const pages = (asked: Asked) => pageFrom(people, asked);

/** A person after a save, of which the last stage may be completed. */
const after = (one: object | undefined, percent = 33) => {
  const { progress, ...rest } = one as ReturnType<typeof student>;
  return { ...rest, progress: { ...progress, percent, lastUpdated: '2026-11-28T09:00:00.000Z' } };
};

/** Opens people who can be replaced; a save moves its person to the end of the list. */
function openOrder(search: string, all = [...people]) {
  const replace = (id: string, change: object, isMoved = false) => {
    const at = all.findIndex((one) => one.id === id);
    const changed = { ...all[at], ...change } as ReturnType<typeof student>;
    all.splice(at, 1, ...(isMoved ? [] : [changed]));
    if (isMoved) all.push(changed);
    return changed;
  };
  const opened = open(`/mentor?tab=update&${search}`, {
    answer: () => dashboard(all, { people: (asked: Asked) => pageFrom(all, asked) }),
    updateProgress: (_root, { input }) =>
      saved(
        replace(
          input['personId'] ?? '',
          after(all.find(({ id }) => id === input['personId'])),
          true,
        ),
      ),
  });
  return { ...opened, replace };
}

const openAt = (search: string) =>
  open(`/mentor?tab=update&${search}`, {
    answer: () => dashboard(people, { people: pages }),
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
    expect(await screen.findByText('Next: the first student of the next page')).toBeVisible();
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

  it('loads the next page with the same filters and order', async () => {
    const { sent, router } = openAt('person=n10&progress=low&sort=waiting');
    await screen.findByText('Next: the first student of the next page');
    await saveAndNext();
    await waitFor(() => {
      expect(router.state.location.search).toContain('person=n11');
    });
    expect(sent.at(-1)?.variables).toMatchObject({
      filter: { band: 'LOW' },
      sort: { field: 'WAITING_SINCE', direction: 'ASC' },
      page: { number: 2 },
    });
  });

  it('skips nobody where the saved people leave the list', async () => {
    const left = new Set<string>();
    const rest = (asked: Asked) =>
      pageFrom(
        people.filter(({ id }) => !left.has(id)),
        asked,
      );
    const { router } = open('/mentor?tab=update&person=n10&show=waiting', {
      answer: () => dashboard(people, { people: rest }),
      updateProgress: () => {
        for (const { id } of people.slice(0, 10)) left.add(id);
        return saved(people[9]);
      },
    });
    await screen.findByText('Next: the first student of the next page');
    await saveAndNext();
    expect(await screen.findByRole('heading', { name: 'Person 11' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=update&person=n11&show=waiting');
  });

  it('keeps the order of its first press, whatever the saves make of it', async () => {
    const { client } = openOrder('person=n8&sort=waiting');
    await screen.findByText('Next: Person 9, 9 of 11');
    for (const name of ['Person 9', 'Person 10', 'Person 11']) {
      await saveAndNext();
      expect(await screen.findByRole('heading', { name })).toBeVisible();
      // As after another tab or device has saved.
      await act(() => client.refetchQueries({ include: ['MentorDashboard'] }));
    }
    expect(screen.getByText('The last student of this list')).toBeVisible();
    await saveAndNext();
    expect(await screen.findByText('That was the last one')).toBeVisible();
    expect(
      screen.getByText('All 11 students of this list are through. Person 11 was saved.'),
    ).toBeVisible();
  });

  it('passes over people who are complete, or become so on any page', async () => {
    const all = people.map((one, index) => (index === 1 ? after(one, 100) : one));
    const { replace } = openOrder('person=n1', all);
    expect(await screen.findByText('Next: Person 3, 3 of 11')).toBeVisible();
    await saveAndNext();
    expect(await screen.findByRole('heading', { name: 'Person 3' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Person 10/ }));
    expect(await screen.findByText('Next: Person 11, 11 of 11')).toBeVisible();
    replace('n11', after(people[10], 100));
    await saveAndNext();
    expect(await screen.findByText('That was the last one')).toBeVisible();
  });

  it('passes over people who were saved since its first press', async () => {
    const { router, replace } = openOrder('person=n1');
    await screen.findByText('Next: Person 2, 2 of 11');
    await saveAndNext();
    expect(await screen.findByRole('heading', { name: 'Person 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Person 3/ }));
    await screen.findByRole('heading', { name: 'Person 3' });
    await userEvent.click(screen.getByRole('button', { name: 'Update Progress' }));
    expect(await screen.findByText('Updated progress for Person 3')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Person 2/ }));
    expect(await screen.findByText('Next: Person 4, 4 of 11')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Person 10/ }));
    await screen.findByText('Next: Person 11, 11 of 11');
    // On another device.
    replace('n11', after(people[10]));
    await saveAndNext();
    expect(await screen.findByText('That was the last one')).toBeVisible();
    expect(router.state.location.search).not.toContain('person');
  });

  it('begins a new round after another search, filter or order', async () => {
    openOrder('person=n1');
    await screen.findByText('Next: Person 2, 2 of 11');
    await saveAndNext();
    await screen.findByRole('heading', { name: 'Person 2' });
    await userEvent.click(screen.getByRole('link', { name: /Person 10/ }));
    // Saved in this round, and moved behind Person 11.
    expect(await screen.findByText('Next: Person 11, 11 of 11')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search students' }), 'Person');
    expect(await screen.findByText('Next: Person 11, 10 of 11')).toBeVisible();
  });

  it('goes on from a person who has completed all stages', async () => {
    const [first, ...others] = people;
    const stages = first?.progress.stages.map((stage) => ({ ...stage, status: 'COMPLETED' }));
    const through = { ...first, id: 'n1', progress: { ...first?.progress, percent: 100, stages } };
    const { router } = open('/mentor?tab=update&person=n1', {
      answer: () => dashboard([through, ...others]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next without saving' }));
    expect(await screen.findByRole('heading', { name: 'Person 2' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=update&person=n2');
  });

  it('stays at the person if the next page cannot be loaded', async () => {
    const { router } = open('/mentor?tab=update&person=n10', {
      answer: () =>
        dashboard(people, {
          people: (asked: Asked) =>
            asked.page.size === 10 ? pages(asked) : failWith('UPSTREAM_UNAVAILABLE', 'Down')(),
        }),
      updateProgress: () => saved(people[9]),
    });
    await screen.findByText('Next: the first student of the next page');
    await saveAndNext();
    // After two more attempts.
    expect(
      await screen.findByText('Error loading the next student', {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(router.state.location.search).toBe('?tab=update&person=n10');
  });
});

it('keeps the form while another page of the list cannot be loaded', async () => {
  let isDown = false;
  open('/mentor?tab=update&person=n1', {
    answer: () =>
      isDown ? failWith('UPSTREAM_UNAVAILABLE', 'Down')() : dashboard(people, { people: pages }),
  });
  await fill('Assessment', 'Well done.');
  isDown = true;
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('Error Loading Students')).toBeVisible();
  expect(feedback()).toHaveValue('Well done.');
});

it('keeps list and form without a connection', async () => {
  const { router } = openAt('person=n1');
  await fill('Assessment', 'Well done.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('The next page needs a connection.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Person 2/ })).toBeVisible();
  expect(feedback()).toHaveValue('Well done.');
  expect(router.state.location.search).not.toContain('page');
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
