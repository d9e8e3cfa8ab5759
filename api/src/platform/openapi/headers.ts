import type { Document, Header, JsonSchema, Operation, Parameter, Response } from './types.ts';

const text: JsonSchema = { type: 'string' };

export const retryAfter: Header = {
  description: 'Seconds to wait before the next attempt',
  schema: { type: 'integer' },
};
export const etag: Header = {
  description: 'ETag of the record, for If-Match and If-None-Match',
  schema: text,
};
const totalCount: Header = {
  description: 'Number of matching records on all pages; only with a parameter',
  schema: { type: 'integer' },
};
const appliedParameters: Header = {
  description: 'The applied parameters, separated by commas; only with a parameter',
  schema: text,
};
const replayed: Header = {
  description: '`true` when a stored response is sent again',
  schema: text,
};
const sessionEndsIn: Header = {
  description:
    'Seconds until the session ends without further use; `;final` after them when use cannot extend it',
  schema: text,
};

function header(name: string, description: string, example: string): Parameter {
  return { name, in: 'header', required: false, description, schema: text, example };
}
const ifMatch = header(
  'If-Match',
  'Change the record only if it has this ETag, else 412',
  '"0NiUXzLwhfZl3wCWZmB1vw.Qh0Jdm4rzQn3yX0kq4l5zA"',
);
const ifNoneMatch = header(
  'If-None-Match',
  '304 if the record still has this ETag',
  ifMatch.example as string,
);
const idempotencyKey = header(
  'Idempotency-Key',
  'A repeat with the same key within 24 hours gets the first response and has no effect',
  '8e03978e-40d5-43dd-bc93-6894a57f9324',
);
const sessionActivity = header(
  'Session-Activity',
  '`background` for a request that must not extend the session, such as an automatic refresh',
  'background',
);

const acceptLanguage = header(
  'Accept-Language',
  'Language of a new account, or of one that has chosen none: its first entry, where that is `en`, `hi` or `mr`',
  'hi',
);
/** Operations that store it. */
const storeLanguage = new Set(['/api/auth/login', '/api/auth/register']);

/** Adds the request and response headers of every operation. */
export function addHeaders(document: Document): void {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      addHeadersOf(operation, method);
      if (storeLanguage.has(path)) addParameter(operation, acceptLanguage);
    }
  }
}

function addHeadersOf(operation: Operation, method: string): void {
  if (operation.security) {
    addParameter(operation, sessionActivity);
    addResponseHeader(operation, 'Session-Ends-In', sessionEndsIn);
  }
  if (operation.responses['412']) {
    addParameter(operation, ifMatch);
    addResponseHeader(operation, 'ETag', etag);
  }
  if (operation.responses['422']) {
    addParameter(operation, idempotencyKey);
    addResponseHeader(operation, 'Idempotency-Replayed', replayed);
  }
  if (operation.parameters?.some(({ name }) => name === 'limit')) {
    addResponseHeader(operation, 'X-Total-Count', totalCount);
    addResponseHeader(operation, 'Applied-Parameters', appliedParameters);
  }
  if (method === 'get' && respondsWithRecord(operation)) {
    addParameter(operation, ifNoneMatch);
    addResponseHeader(operation, 'ETag', etag);
    operation.responses['304'] = { description: 'The record still has the ETag of If-None-Match' };
  }
}

/** Whether the response is a single record. */
function respondsWithRecord({ responses }: Operation): boolean {
  const success = responses['200'];
  if (!success || '$ref' in success) return false;
  const fields = success.content?.['application/json']?.schema.properties ?? {};
  return ['_id', 'stageProgress', 'mentor', 'student', 'educator'].some((name) => name in fields);
}

function addParameter(operation: Operation, parameter: Parameter): void {
  operation.parameters = [...(operation.parameters ?? []), parameter];
}

function addResponseHeader(operation: Operation, name: string, value: Header): void {
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (status.startsWith('2')) {
      const response = answer as Response;
      response.headers = { ...response.headers, [name]: value };
    }
  }
}
