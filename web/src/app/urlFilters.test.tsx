import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Theme } from '../ui/Provider.tsx';
import { Segmented } from '../features/admin/table/Segmented.tsx';
import { FilterBar } from '../features/admin/table/FilterBar.tsx';
import { useUrlParams } from '../lib/url/useUrlParams.ts';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
] as const;

function List() {
  const { read, page, change, link } = useUrlParams();
  const status = read('status') === 'pending' ? 'pending' : 'all';
  return (
    <>
      <FilterBar
        noun="students"
        searchHint="Name"
        params={{
          search: read('search'),
          setSearch: (search) => {
            change({ search, page: '' }, { replace: true });
          },
          filter: read,
          setFilter: (name, value) => {
            change({ [name]: value });
          },
          clear: () => {
            change({ search: '', status: '' });
          },
        }}
        clears={read('search') || status !== 'all' ? ['status'] : undefined}
      >
        <Segmented
          label="Status"
          options={STATUSES}
          value={status}
          onChange={(next) => {
            change({ status: next === 'all' ? '' : next, page: '' });
          }}
        />
      </FilterBar>
      <a href={link({ page: '2' })}>{`Page ${page}`}</a>
    </>
  );
}

function renderAt(url: string) {
  const router = createMemoryRouter([{ path: '/', element: <List /> }], {
    initialEntries: [url],
  });
  render(<RouterProvider router={router} />, { wrapper: Theme });
  return router;
}

describe('filters in the URL', () => {
  it('shows the filters of the URL', () => {
    renderAt('/?search=asha&status=pending&page=3');
    expect(screen.getByRole('searchbox', { name: 'Search students' })).toHaveValue('asha');
    expect(screen.getByRole('button', { name: 'Pending' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '?search=asha&status=pending&page=2',
    );
  });

  it.each(['0', '-4', 'two', '1.9', ''])('treats page “%s” as page 1', (page) => {
    renderAt(`/?page=${page}`);
    expect(screen.getByRole('link', { name: 'Page 1' })).toBeInTheDocument();
  });

  it('writes the search text to the URL after a pause and keeps the filters', async () => {
    const router = renderAt('/?status=pending&page=3');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'asha' } });
    expect(router.state.location.search).toBe('?status=pending&page=3');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?status=pending&search=asha');
    });
  });

  it('adds a history entry for a chosen filter', async () => {
    const router = renderAt('/?search=asha');
    await userEvent.click(screen.getByRole('button', { name: 'Pending' }));
    expect(router.state.location.search).toBe('?search=asha&status=pending');
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'All', pressed: true })).toBeInTheDocument();
  });

  it('shows the clear button while a filter is set', async () => {
    const router = renderAt('/?search=asha&status=pending');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
  });
});
