import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { translatePage } from '../../../testing/translatePage.ts';
import { failWith } from '../../../testing/failWith.ts';
import { box, openPeople, press, selectPage, studentsOf } from './bulk.testing.tsx';

const bar = () => screen.findByRole('region', { name: 'Selected students' });

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Student/ })
    .filter((one) => one.checked)
    .map((one) => one.getAttribute('aria-label'));

it('selects rows, with Shift a range, and clears the selection', async () => {
  openPeople({ people: studentsOf(12) });
  fireEvent.click(await box('Select Student 2'));
  expect(await bar()).toHaveTextContent('1 student selected');
  translatePage();
  fireEvent.click(await box('Select Student 4'), { shiftKey: true });
  expect(checked()).toEqual([2, 3, 4].map((number) => `Select Student ${number}`));
  const page = await box('Select all students on this page');
  expect(page).toBePartiallyChecked();
  fireEvent.click(page);
  expect(page).toBeChecked();
  fireEvent.click(page);
  expect(checked()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Selected students' })).not.toBeInTheDocument();
});

it('keeps the selection on other pages and counts it', async () => {
  openPeople({ people: studentsOf(12) });
  await selectPage();
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  fireEvent.click(await box('Select Student 11'));
  expect(await bar()).toHaveTextContent('11 students selected10 not on this page');
  screen.getByRole('button', { name: 'Clear' }).focus();
  press('Clear');
  expect(checked()).toEqual([]);
  expect(await box('Select all students on this page')).toHaveFocus();
});

it('selects all matches of the filter once, by registration', async () => {
  const { sent } = openPeople({ people: studentsOf(420) });
  await selectPage();
  screen.getByRole('button', { name: 'Select all 420 students' }).focus();
  press('Select all 420 students');
  await screen.findByText('420 students selected');
  expect(await bar()).toHaveFocus();
  const pages = sent.filter(
    ({ variables }) => (variables['page'] as { size: number } | undefined)?.size === 200,
  );
  expect(pages.map(({ variables }) => variables)).toEqual(
    [1, 2, 3].map((number) => ({
      filter: {},
      sort: { field: 'CREATED_AT', direction: 'ASC' },
      page: { number, size: 200 },
    })),
  );
  expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  fireEvent.click(await box('Select Student 1'));
  expect(await bar()).toHaveTextContent('419 students selected');
  expect(screen.getByRole('button', { name: 'Select all 420 students' })).toBeVisible();
});

it('keeps the selection as it was if a page can not be read', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const people = studentsOf(12);
  const fail = failWith('UPSTREAM_UNAVAILABLE', 'The server is down');
  openPeople({
    people,
    Query: {
      students: (_parent: never, { page }: never) =>
        (page as { size: number }).size === 200
          ? fail()
          : { items: people.slice(0, 10), totalCount: 12, pageCount: 2 },
    },
  });
  await selectPage();
  press('Select all 12 students');
  await screen.findByText('Reading 0 of 12 students...');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText('Error selecting students')).toBeVisible();
  expect(await bar()).toHaveTextContent('10 students selected');
});
