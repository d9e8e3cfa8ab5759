import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePagedList } from './usePagedList.ts';

const pageOf = (items: string[], pageCount = 2) => ({
  items,
  totalCount: items.length,
  pageCount,
});
type Page = ReturnType<typeof pageOf>;
type Query = Omit<Parameters<typeof usePagedList<Page | null, string>>[1], 'refetch'>;

const refetch = vi.fn(() => Promise.resolve());

async function openPage(page: number, query: Query) {
  const setPage = vi.fn();
  const { result } = renderHook(() =>
    usePagedList<Page | null, string>({ page, setPage }, { ...query, refetch }, (data) => data),
  );
  await act(() => Promise.resolve());
  return { list: result.current, setPage };
}

const error = new Error('No answer.');
const first = pageOf(['Asha', 'Ravi']);

describe('usePagedList', () => {
  it.each<[string, Query, object]>([
    [
      'a loaded page',
      { data: first, loading: false },
      { rows: ['Asha', 'Ravi'], totalCount: 2, pageCount: 2, loading: false, failed: false },
    ],
    [
      'the first load',
      { loading: true },
      { rows: [], totalCount: null, pageCount: 1, loading: true, failed: false },
    ],
    [
      'another page, while it loads',
      { previousData: first, loading: true },
      { rows: ['Asha', 'Ravi'], totalCount: 2, pageCount: 2, loading: false, failed: false },
    ],
    [
      'a page after an empty one, while it loads',
      { previousData: pageOf([]), loading: true },
      { rows: [], totalCount: 0, loading: true, failed: false },
    ],
    ['an empty list', { data: pageOf([], 0), loading: false }, { rows: [], loading: false }],
    [
      'an error',
      { previousData: first, loading: false, error },
      { rows: [], totalCount: null, loading: false, failed: true, error },
    ],
    [
      'a page that failed without an error',
      { data: null, loading: false },
      { rows: [], totalCount: null, loading: false, failed: true },
    ],
  ])('%s', async (_case, query, expected) => {
    const { list, setPage } = await openPage(1, query);
    expect(list).toMatchObject(expected);
    expect(setPage).not.toHaveBeenCalled();
  });

  it.each([
    [5, pageOf(['Ravi'], 2), 2],
    [2, pageOf([], 0), 1],
  ])('page %i of %o is replaced by page %i', async (page, data, last) => {
    const { list, setPage } = await openPage(page, { data, loading: false });
    expect(list).toMatchObject({ rows: [], loading: true });
    expect(setPage).toHaveBeenCalledWith(last, { replace: true });
  });

  it.each([
    ['the last page', { data: first, loading: false }],
    ['a page that is loading', { previousData: pageOf(['Asha'], 1), loading: true }],
  ])('%s is kept', async (_case, query) => {
    const { setPage } = await openPage(2, query);
    expect(setPage).not.toHaveBeenCalled();
  });

  it('retries', async () => {
    const { list } = await openPage(1, { loading: false, error });
    list.retry();
    expect(refetch).toHaveBeenCalledOnce();
  });
});
