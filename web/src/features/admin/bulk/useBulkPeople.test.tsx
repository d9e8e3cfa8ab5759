import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBulkPeople } from './useBulkPeople.ts';

it('reads thousands of people after the dialog is painted, in parts', () => {
  vi.useFakeTimers();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.empty(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', errorPolicy: 'all' } },
  });
  const read = vi.spyOn(client.cache, 'readFragment').mockReturnValue({});
  const ids = new Set(Array.from({ length: 1_000 }, (_, index) => `p${index}`));
  const { result } = renderHook(() => useBulkPeople('STUDENT', ids), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const parts: number[] = [];
  while (result.current === null) {
    parts.push(read.mock.calls.length);
    act(() => {
      vi.advanceTimersToNextTimer();
    });
  }
  // Nothing before the paint, in the frame itself, and then 100 in each task.
  expect(parts).toEqual([0, 0, ...Array.from({ length: 9 }, (_, index) => (index + 1) * 100)]);
  expect(result.current).toHaveLength(1_000);
});
