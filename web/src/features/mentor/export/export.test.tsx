import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pageOf } from '../../../testing/people.ts';
import { savedFiles } from '../../../testing/savedFiles.ts';
import { failWith } from '../../../testing/failWith.ts';
import { openMentor, rowOf } from '../mentorScreen.testing.tsx';
import { asha, dashboard, student } from '../people.testing.ts';

const saved = savedFiles();

const kiran = student('p8', '=Kiran\nKale', {
  phone: null,
  notes: 'Quiet, "careful"',
  createdAt: '2026-09-15T06:30:00.000Z',
});

/** Two pages of 200 in the export, one page of ten on screen. */
const people = ({ page }: { page: { number: number; size: number } }) =>
  page.size === 200
    ? { ...pageOf(page.number === 1 ? [asha] : [kiran]), pageCount: 2, totalCount: 201 }
    : pageOf([asha], 201);

it('saves all pages of the filtered list as CSV', async () => {
  const { sent } = openMentor(() => dashboard([asha], { people }), '/mentor?progress=low&page=3');
  await rowOf('Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => {
    expect(saved).toHaveLength(1);
  });
  expect(saved[0]?.name).toMatch(/^students-\d{4}-\d\d-\d\d\.csv$/);
  const text = (await saved[0]?.text) ?? '';
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [head, first, second] = text.slice(1).split('\r\n');
  expect(head).toBe(
    'Name,Email,Phone,Class,School,Club,Current stage,Progress (%),Last updated,Joined,Mentor notes,Latest feedback',
  );
  expect(first).toMatch(/^Asha Rao,p1@example\.org,.*,11th,Modern High School,Robotics Club,/);
  expect(second).toBe(
    '"\'=Kiran\nKale",p8@example.org,,11th,Modern High School,Robotics Club,Assessment,33,2026-11-18,2026-09-15,"Quiet, ""careful""",Knows what she likes.',
  );
  const pages = sent.filter(({ name }) => name === 'MentorExport');
  expect(pages.map(({ variables }) => variables)).toEqual(
    [1, 2].map((number) => ({
      filter: { band: 'LOW' },
      sort: { field: 'NAME', direction: 'ASC' },
      page: { number, size: 200 },
    })),
  );
});

it('shows that the export failed', async () => {
  openMentor(() =>
    dashboard([asha], {
      people: (from: { page: { number: number; size: number } }) =>
        from.page.size === 200 ? failWith('UPSTREAM_UNAVAILABLE')() : people(from),
    }),
  );
  await rowOf('Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Error exporting students')).toBeVisible();
  expect(saved).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute('aria-busy');
});

it('prints the whole filtered list', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  openMentor(() => dashboard([asha], { people }), '/mentor?progress=low');
  await rowOf('Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => {
    expect(print).toHaveBeenCalledOnce();
  });
  expect(screen.getByText(/Meera Kulkarni · .* · 2 students · Low, 1-39%/)).toBeInTheDocument();
  const table = screen.getByRole('table', { hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('NameContactClub'),
    expect.stringMatching(/^Asha Rao11th, Modern High School/),
    expect.stringMatching(/^=Kiran\nKale.*Assessment33%Nov 18, 2026$/),
  ]);
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
});
