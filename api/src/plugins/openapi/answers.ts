import { statuses, type ErrorCode } from '../error-codes.ts';
import { errorExamples } from './error-examples.ts';
import { etag, retryAfter } from './headers.ts';
import type { Document, Header, Operation, Reference } from './types.ts';

/** Every answer that is no success, by its status: one component each. */
const refusals: Record<number, { name: string; headers?: Record<string, Header>; text: string }> = {
  400: { name: 'Invalid', text: 'The request is not valid; `errors` names the fields' },
  401: {
    name: 'Unauthenticated',
    text: 'Not signed in, or the session has ended',
    headers: { 'WWW-Authenticate': { description: 'Bearer', schema: { type: 'string' } } },
  },
  403: { name: 'Forbidden', text: 'Signed in, but not allowed to do this' },
  404: { name: 'NotFound', text: 'There is no such record, or it is none of yours' },
  409: { name: 'Conflict', text: 'It does not go together with what is there' },
  412: {
    name: 'PreconditionFailed',
    text: 'The record is another than If-Match says; `current` is what it is now',
    headers: { ETag: etag },
  },
  413: { name: 'TooLarge', text: 'The body has more than 100 KB' },
  415: { name: 'UnsupportedMediaType', text: 'The body is not JSON' },
  422: { name: 'KeyReused', text: 'The Idempotency-Key came with another request before' },
  429: { name: 'RateLimited', text: 'Too many tries', headers: { 'Retry-After': retryAfter } },
  500: { name: 'Internal', text: 'A fault of the server; nothing of it is told' },
  503: {
    name: 'Unavailable',
    text: 'The database is away, or there is too much to do',
    headers: { 'Retry-After': retryAfter },
  },
};

/** Adds to every operation the refusals that its kind of route can give. */
export function addRefusals(document: Document): void {
  for (const [status, { name, text, headers }] of Object.entries(refusals)) {
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
      const refusal = refusals[status];
      if (!refusal) throw new Error(`${method} ${path}: the status ${status} is not described`);
      return [String(status), { $ref: `#/components/responses/${refusal.name}` }];
    }),
  ]);
}

/** The statuses that follow from where a route stands and what it takes. */
function derived(operation: Operation, path: string, method: string): number[] {
  const takes = (where: string) => operation.parameters?.some((one) => one.in === where);
  const roles = operation['x-roles'];
  return [
    ...(takes('query') || method !== 'get' ? [400] : []),
    ...(roles ? [401] : []),
    ...(roles && roles.length < 4 ? [403] : []),
    // A percent sign in the wrong place makes an address unreadable.
    ...(takes('path') ? [400, 404] : []),
    ...(method !== 'get' ? [413, 415] : []),
    ...(path.startsWith('/api') ? [500, 503] : []),
  ];
}
