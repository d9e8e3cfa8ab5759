import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useListParams, type ListParams } from './useListParams.ts';

const START = '/admin?tab=students&search=asha&sort=-name&club=c1&page=3';

function openList(url = START) {
  const { result } = renderHook(
    () => ({ list: useListParams(), location: useLocation(), how: useNavigationType() }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter> },
  );
  return result;
}

describe('useListParams', () => {
  it('reads page, search, sort and filters from the URL', () => {
    const { list } = openList().current;
    expect([list.page, list.search, list.sort]).toEqual([3, 'asha', '-name']);
    expect([list.filter('club'), list.filter('mentor')]).toEqual(['c1', '']);
  });

  it.each<[string, (list: ListParams) => void, string, 'PUSH' | 'REPLACE']>([
    [
      'setSearch',
      (list) => {
        list.setSearch('ravi');
      },
      '?tab=students&search=ravi&sort=-name&club=c1',
      'REPLACE',
    ],
    [
      'setSort',
      (list) => {
        list.setSort('email');
      },
      '?tab=students&search=asha&sort=email&club=c1',
      'PUSH',
    ],
    [
      'setFilter',
      (list) => {
        list.setFilter('club', '');
      },
      '?tab=students&search=asha&sort=-name',
      'PUSH',
    ],
    [
      'setFilters',
      (list) => {
        list.setFilters({ club: 'c2', mentor: 'm1' });
      },
      '?tab=students&search=asha&sort=-name&club=c2&mentor=m1',
      'PUSH',
    ],
    [
      'setPage',
      (list) => {
        list.setPage(4);
      },
      '?tab=students&search=asha&sort=-name&club=c1&page=4',
      'PUSH',
    ],
    [
      'setPage to the first page',
      (list) => {
        list.setPage(1, { replace: true });
      },
      '?tab=students&search=asha&sort=-name&club=c1',
      'REPLACE',
    ],
    [
      'clear',
      (list) => {
        list.clear('club');
      },
      '?tab=students&sort=-name',
      'PUSH',
    ],
  ])('%s changes the URL', (_name, change, search, how) => {
    const result = openList();
    act(() => {
      change(result.current.list);
    });
    const { location, how: navigation } = result.current;
    expect([location.pathname, location.search, navigation]).toEqual(['/admin', search, how]);
  });

  it.each(['0', '-2', 'x', ''])('page %j is page 1', (page) => {
    expect(openList(`/admin?page=${page}`).current.list.page).toBe(1);
  });

  it('keeps setSearch while the URL is the same', () => {
    const { result, rerender } = renderHook(() => useListParams(), { wrapper: MemoryRouter });
    const { setSearch } = result.current;
    rerender();
    expect(result.current.setSearch).toBe(setSearch);
  });
});
