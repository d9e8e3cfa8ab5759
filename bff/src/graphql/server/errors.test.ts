import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { UpstreamError } from '../../backend/port.ts';
import { createFormatError } from './errors.ts';

/** An error from a resolver, as Apollo Server passes it. */
function thrown(error: Error) {
  const located = new GraphQLError(error.message, { originalError: error, path: ['me'] });
  return [
    { message: error.message, path: ['me'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    located,
  ] as const;
}

test('a bug is masked for the client and logged', () => {
  const log = { error: vi.fn() };
  const bug = new TypeError('Cannot read secret of undefined');

  expect(createFormatError(log, true)(...thrown(bug))).toEqual({
    message: 'Something went wrong. Please try again later.',
    path: ['me'],
    extensions: { code: 'INTERNAL' },
  });
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: bug, path: ['me'] }, 'Unexpected error');
});

test('a failed call is named by its documented path, without the host', () => {
  const log = { error: vi.fn() };
  const failure = new UpstreamError({
    code: 'NOT_FOUND',
    message: 'Not found.',
    call: 'GET /api/admin/students/{id}',
    address: '/api/admin/students/7',
    cause: new Error('connect ECONNREFUSED 10.0.0.7'),
  });

  expect(createFormatError(log, true)(...thrown(failure))).toEqual({
    message: 'Not found.',
    path: ['me'],
    extensions: { code: 'NOT_FOUND', call: 'GET /api/admin/students/{id}' },
  });
  expect(log.error).not.toHaveBeenCalled();
});
