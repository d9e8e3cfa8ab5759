import { statuses, type ErrorCode } from '../http/status-codes.ts';
import { errorExamples } from './error-examples.ts';
import { etag, retryAfter } from './headers.ts';
import type { Document, Header, Operation, Reference } from './types.ts';

/** Error responses by status, one component each. */
const errorResponses: Record<
  number,
  { name: string; headers?: Record<string, Header>; text: string }
> = {
  400: { name: 'Invalid', text: 'The request is not valid; `errors` names the fields' },
  401: {
    name: 'Unauthenticated',
    text: 'Not signed in, or the session has ended',
    headers: { 'WWW-Authenticate': { description: 'Bearer', schema: { type: 'string' } } },
  },
  403: { name: 'Forbidden', text: 'Signed in, but not allowed to do this' },
  404: { name: 'NotFound', text: 'The record does not exist, or you may not read it' },
  409: { name: 'Conflict', text: 'The request conflicts with the current state' },
  412: {
    name: 'PreconditionFailed',
    text: 'The record has another ETag than If-Match; `current` is the current record',
    headers: { ETag: etag },
  },
  413: { name: 'TooLarge', text: 'The body is too large' },
  415: { name: 'UnsupportedMediaType', text: 'The body is not JSON' },
  422: { name: 'KeyReused', text: 'The Idempotency-Key was used with another request before' },
  429: { name: 'RateLimited', text: 'Too many attempts', headers: { 'Retry-After': retryAfter } },
  500: { name: 'Internal', text: 'An error of the server, without details' },
  503: {
    name: 'Unavailable',
    text: 'The database is unavailable, or the server is overloaded',
    headers: { 'Retry-After': retryAfter },
  },
};

/** Adds the possible error responses to every operation. */
export function addErrorResponses(document: Document): void {
  for (const [status, { name, text, headers }] of Object.entries(errorResponses)) {
    document.components.responses[name] = {
      description: text,
      ...(headers && { headers }),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: examplesOf(Number(status)),
        },
      },
    };
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      refine(operation, path, method);
    }
  }
}

function examplesOf(status: number): Record<string, { value: unknown }> {
  const codes = (Object.keys(statuses) as ErrorCode[]).filter((code) => statuses[code] === status);
  return Object.fromEntries(
    codes.map((code) => {
      const { message, ...more } = errorExamples[code];
      return [code, { value: { message, code, ...more } }];
    }),
  );
}

function refine(operation: Operation, path: string, method: string): void {
  const declared = Object.keys(operation.responses).map(Number);
  for (const response of Object.values(operation.responses)) {
    if ('description' in response && response.description === 'Default Response') {
      response.description = method === 'post' ? 'Done' : 'What was asked for';
    }
  }
  const kept = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  const possible = [...new Set([...declared, ...derived(operation, path, method)])]
    .filter((status) => status >= 400)
    .sort((a, b) => a - b);
  operation.responses = Object.fromEntries([
    ...kept,
    ...possible.map((status): [string, Reference] => {
      const response = errorResponses[status];
      if (!response) throw new Error(`${method} ${path}: the status ${status} is not described`);
      return [String(status), { $ref: `#/components/responses/${response.name}` }];
    }),
  ]);
}

/** Statuses that follow from path, method, parameters and roles. */
function derived(operation: Operation, path: string, method: string): number[] {
  const takes = (where: string) => operation.parameters?.some((one) => one.in === where);
  const roles = operation['x-roles'];
  return [
    ...(takes('query') || method !== 'get' ? [400] : []),
    // 403 also while the second factor of the session is due.
    ...(roles ? [401, 403] : []),
    // A malformed percent encoding is 400.
    ...(takes('path') ? [400, 404] : []),
    ...(method !== 'get' ? [413, 415] : []),
    ...(path.startsWith('/api') ? [500, 503] : []),
  ];
}
