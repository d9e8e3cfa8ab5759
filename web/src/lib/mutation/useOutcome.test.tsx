import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { toast } from '../../ui/toast.ts';
import type { UserError } from './outcome.ts';
import { useOutcome, type Toasts } from './useOutcome.ts';

let success: MockInstance<typeof toast.success>;
let failure: MockInstance<typeof toast.failure>;
beforeEach(() => {
  success = vi.spyOn(toast, 'success').mockReturnValue();
  failure = vi.spyOn(toast, 'failure').mockReturnValue();
});

const toasts: Toasts = {
  key: 'club',
  success: { title: 'Saved', detail: 'Robotics' },
  failure: { title: 'Not saved', detail: 'Try later' },
};

async function run(answer: UserError[] | Error | null, given: Partial<Toasts> = {}, error?: Error) {
  const mutate = () =>
    answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ data: answer && { updateClub: { userErrors: answer } }, error });
  const { result } = renderHook(() =>
    useOutcome<{ updateClub: { userErrors: UserError[] } }, object>([mutate, { loading: false }]),
  );
  return result.current.run({}, { ...toasts, ...given });
}

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No such club', extensions: { code } }] });

describe('useOutcome', () => {
  it('reports a success', async () => {
    const { done, payload } = await run([]);
    expect([done, payload]).toEqual([true, { userErrors: [] }]);
    expect(success).toHaveBeenCalledExactlyOnceWith('Saved', 'Robotics', { key: 'club' });
    expect(failure).not.toHaveBeenCalled();
  });

  it.each([
    [['updateClub'], false],
    [['updateClub', 'club'], false],
    [['updateClub', 'club', 'mentors'], true],
    [['updateClub', 'club', 'stages', 0, 'name'], true],
  ])('reports an answer with an error at %j: done is %s', async (path, isDone) => {
    const errors = [{ message: 'No', path, extensions: { code: 'UPSTREAM_INVALID' } }];
    expect((await run([], {}, new CombinedGraphQLErrors({ errors }))).done).toBe(isDone);
    expect(success).toHaveBeenCalledTimes(isDone ? 1 : 0);
  });

  it('shows no toast for a success that the screen shows', async () => {
    expect((await run([], { success: undefined })).done).toBe(true);
    expect(success).not.toHaveBeenCalled();
  });

  const full = { code: 'CONFLICT', field: ['name'], message: 'Taken' };

  it.each<[string, UserError[] | Error | null, Partial<Toasts>, string | undefined]>([
    ['a user error', [full], {}, 'Taken'],
    ['a user error at a field', [full], { fields: ['name'] }, undefined],
    ['a user error without a code', [{ message: 'Closed' }], { handled: ['CONFLICT'] }, 'Closed'],
    ['a user error, where always the same is shown', [full], { failure: always() }, 'Try later'],
    ['an answer without data', null, {}, 'Try later'],
    ['an error with a reason', refusal('NOT_FOUND'), {}, 'No such club'],
    ['an internal error', refusal('INTERNAL'), { handles: () => false }, 'Try later'],
  ])('reports %s', async (_case, answer, given, detail) => {
    expect((await run(answer, given)).done).toBe(false);
    expect(failure).toHaveBeenCalledExactlyOnceWith('Not saved', detail, { key: 'club' });
    expect(success).not.toHaveBeenCalled();
  });

  it.each<[string, UserError[] | Error, Partial<Toasts>]>([
    ['an expired session', refusal('UNAUTHENTICATED'), {}],
    ['a handled code', [full, { message: 'Closed' }], { handled: ['CONFLICT'] }],
    ['a handled error', refusal('NOT_FOUND'), { handles: () => true }],
  ])('shows no toast for %s', async (_case, answer, given) => {
    expect((await run(answer, given)).done).toBe(false);
    expect(failure).not.toHaveBeenCalled();
  });
});

function always(): Toasts['failure'] {
  return { ...toasts.failure, always: true };
}
