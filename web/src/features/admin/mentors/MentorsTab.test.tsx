import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/failWith.ts';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { mentor } from '../../../testing/people.ts';
import { all, open, press, rows, toast, type Resolver } from './mentors.testing.tsx';

describe('Mentor Management', () => {
  it('lists the mentors by name with all columns', async () => {
    open();
    expect(screen.getByText('Loading mentors...')).toBeInTheDocument();
    const row = await screen.findByRole('row', { name: /Meera Kulkarni/ });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mentor',
      'Contact',
      'Club',
      'Students',
      'Experience',
      'Specialization',
      'Status',
      'Actions',
    ]);
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'MKMeera Kulkarni',
      'm1@example.org98900 27514',
      'Robotics ClubStudent Club',
      '21 above average',
      '11 years',
      'Engineering',
      'Active',
      '',
    ]);
    expect(within(row).getByRole('link', { name: 'm1@example.org' })).toHaveAttribute(
      'href',
      'mailto:m1@example.org',
    );
    expect(screen.getByRole('row', { name: /Thomas Kurian/ })).toHaveTextContent(
      /No club.*No people yet.*Not specified.*General.*Inactive/,
    );
    expect(await rows()).toEqual([
      expect.stringContaining('Arvind'),
      expect.stringContaining('Meera'),
      expect.stringContaining('Sunita'),
      expect.stringContaining('Thomas'),
    ]);
    expect(screen.getByText('4 mentors, average load, 1 person')).toBeVisible();
  });

  it('sorts by name in both directions, and by the number of people', async () => {
    const { router } = open();
    await rows();
    await press('Mentor');
    expect(router.state.location.search).toBe('?sort=-name');
    expect((await rows())[0]).toContain('Thomas');
    await press('Mentor');
    expect((await rows())[0]).toContain('Arvind');
    await press('Students');
    await press('Students');
    expect((await rows())[0]).toContain('Meera');
  });

  it.each([
    ['?search=engin', ['Meera']],
    ['?search=circle', ['Sunita']],
    ['?status=inactive', ['Thomas']],
    ['?status=active&search=a', ['Arvind', 'Meera', 'Sunita']],
  ])('shows for %s only %j', async (at, names) => {
    open(`/${at}`);
    expect(await rows()).toEqual(names.map((name): unknown => expect.stringContaining(name)));
  });

  it('shows ten on a page', async () => {
    const many = Array.from({ length: 21 }, (_, n) =>
      mentor({ id: `n${n}`, name: `Mentor ${n + 10}` }),
    );
    const { router } = open('/?page=3', { mentors: () => many });
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    await press('Page 1');
    expect(await rows()).toHaveLength(10);
    expect(router.state.location.search).toBe('');
  });

  it('shows the states no match and empty', async () => {
    const { router } = open('/?search=zz&status=active', { mentors: () => all });
    expect(await screen.findByText('No mentors found matching your criteria.')).toBeVisible();
    await press('Clear Filters');
    expect(router.state.location.search).toBe('');
    open('/', { mentors: () => [] });
    expect(await screen.findByText('No mentors yet')).toBeVisible();
  });

  it('shows an error if the list fails, and retries', async () => {
    const mentors = vi.fn<Resolver>(() => all);
    mentors.mockImplementationOnce(failWith('UPSTREAM_UNAVAILABLE', 'No answer.'));
    open('/', { mentors });
    expect(await toast('Error fetching mentors')).toBeVisible();
    expect(screen.getByText('Failed to load mentors. Please try again.')).toBeVisible();
    await press('Try Again');
    expect(await rows()).toHaveLength(4);
  });

  it('shows an error if the club options are missing', async () => {
    open('/', { clubs: failWith('UPSTREAM_UNAVAILABLE', 'No answer.') });
    expect(await toast('Error fetching clubs')).toBeVisible();
    expect(screen.getByText('Failed to load clubs. Please try again.')).toBeVisible();
    expect(await rows()).toHaveLength(4);
    await press('Add Mentor');
    const form = within(await openedDialog('dialog', 'Add Mentor'));
    expect(form.getByLabelText('Club')).toHaveDisplayValue('Could not be read');
  });
});
