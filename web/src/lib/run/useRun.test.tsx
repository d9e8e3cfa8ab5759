import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { toast } from '../../ui/toast.ts';
import { inTurn } from './inTurn.ts';
import { useRun } from './useRun.ts';

const down = new TypeError('Failed to fetch');
const expired = new CombinedGraphQLErrors({
  errors: [{ message: 'Expired', extensions: { code: 'UNAUTHENTICATED' } }],
});

type Answer = string[] | Error;

/** A run of the steps a, b and c; `answers` are those to each call. */
function openRun(answers: (Answer | (() => Promise<Answer>))[]) {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.empty(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', errorPolicy: 'all' } },
  });
  const refetch = vi.spyOn(client, 'refetchQueries').mockReturnValue([] as never);
  const sent: string[] = [];
  const call = async (step: string) => {
    const answer = answers[sent.push(step) - 1] ?? [step];
    const items = typeof answer === 'function' ? await answer() : answer;
    if (items instanceof Error) throw items;
    return { items, totalCount: 3 };
  };
  const view = renderHook(() => useRun<string>(), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const onDone = vi.fn();
  let end: Promise<readonly string[]> | undefined;
  const start = (steps = ['a', 'b', 'c'], kept?: string[]) =>
    act(async () => {
      end = view.result.current.start({
        total: null,
        parts: (_, signal) => inTurn(steps, call, signal),
        onDone,
        refetch: ['Students'],
        failureTitle: 'Error',
        ...(kept && { kept }),
      });
      await vi.advanceTimersByTimeAsync(10_000);
    });
  return { ...view, start, sent, onDone, refetch, ended: () => end };
}

let failure: MockInstance<typeof toast.failure>;

beforeEach(() => {
  vi.useFakeTimers();
  failure = vi.spyOn(toast, 'failure').mockReturnValue();
});

it('gives the items of all parts, then repeats queries', async () => {
  const { start, result, onDone, refetch } = openRun([['a1', 'a2']]);
  expect(result.current.run).toBeNull();
  await start();
  const items = ['a1', 'a2', 'b', 'c'];
  expect(result.current.run).toEqual({ state: 'done', count: 4, total: 3, items });
  expect(onDone.mock.calls).toEqual([[items]]);
  expect(refetch).toHaveBeenCalledWith({ include: ['Students'] });
});

it.each<[string, Answer[], string, string, number]>([
  ['twice more after failures', [['a'], down, down], 'abbbc', 'done', 0],
  ['not a fourth time, and ends', [['a'], down, down, down], 'abbb', 'failed', 1],
  ['not after the end of the session, without a toast', [['a'], expired], 'ab', 'failed', 0],
])('makes a call %s', async (_case, answers, calls, state, toasts) => {
  const { start, sent, result, onDone } = openRun(answers);
  await start();
  expect(sent.join('')).toBe(calls);
  expect(result.current.run).toMatchObject({ state, count: state === 'done' ? 3 : 1 });
  expect(onDone).toHaveBeenCalledTimes(state === 'done' ? 1 : 0);
  expect(failure).toHaveBeenCalledTimes(toasts);
});

it('does the rest of a failed run', async () => {
  const { start, sent, result } = openRun([['a'], down, down, down]);
  await start();
  expect(result.current.run).toMatchObject({ items: ['a'], error: down });
  await start(['b', 'c'], ['a']);
  expect(sent.join('')).toBe('abbbbc');
  expect(result.current.run).toMatchObject({
    state: 'done',
    count: 2,
    items: ['a', 'b', 'c'],
    error: undefined,
  });
});

it('ends after the present call when it is cancelled', async () => {
  let answer: ((items: string[]) => void) | undefined;
  const { start, sent, result, onDone, ended } = openRun([
    () => new Promise((resolve) => (answer = resolve)),
  ]);
  await start();
  expect(result.current.run).toMatchObject({ state: 'running', count: 0, total: null });
  act(() => {
    result.current.cancel();
  });
  expect(result.current.run).toMatchObject({ state: 'cancelling' });
  await act(async () => {
    answer?.(['a']);
    await ended();
  });
  expect(result.current.run).toMatchObject({ state: 'cancelled', count: 1, items: ['a'] });
  expect(result.current.run?.error).toBeUndefined();
  expect(sent.join('')).toBe('a');
  expect(onDone).not.toHaveBeenCalled();
  expect(failure).not.toHaveBeenCalled();
});

it('ends with its component, also while a call waits for its repeat', async () => {
  const { start, sent, unmount, ended, onDone } = openRun([() => Promise.resolve(down)]);
  const started = start();
  unmount();
  await started;
  expect(await ended()).toEqual([]);
  expect(sent.join('')).toBe('a');
  expect(onDone).not.toHaveBeenCalled();
});

it('fails if what was read can not be used', async () => {
  const { start, result, onDone } = openRun([]);
  onDone.mockRejectedValue(new Error('No space'));
  await start();
  expect(result.current.run).toMatchObject({ state: 'failed', error: new Error('No space') });
  expect(failure).toHaveBeenCalledOnce();
});
