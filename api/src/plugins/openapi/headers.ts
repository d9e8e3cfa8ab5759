import type { Document, Header, JsonSchema, Operation, Parameter, Response } from './types.ts';

const text: JsonSchema = { type: 'string' };

export const retryAfter: Header = {
  description: 'Seconds after which a new try makes sense',
  schema: { type: 'integer' },
};
export const etag: Header = {
  description: 'The tag of this state of the record, for If-Match and If-None-Match',
  schema: text,
};
const totalCount: Header = {
  description: 'How many records match on all pages; only when a parameter is given',
  schema: { type: 'integer' },
};
const appliedParameters: Header = {
  description:
    'The parameters that the answer rests on, with commas between; only when one is given',
  schema: text,
};
const replayed: Header = {
  description: '`true` on the repeat of a call that was answered before',
  schema: text,
};

function header(name: string, description: string, example: string): Parameter {
  return { name, in: 'header', required: false, description, schema: text, example };
}
const ifMatch = header(
  'If-Match',
  'Change only a record that still has this tag; otherwise 412',
  '"0NiUXzLwhfZl3wCWZmB1vw.Qh0Jdm4rzQn3yX0kq4l5zA"',
);
const ifNoneMatch = header(
  'If-None-Match',
  'Answer 304 when the record still has this tag',
  ifMatch.example as string,
);
const idempotencyKey = header(
  'Idempotency-Key',
  'A repeat with the same key within 24 hours gets the first answer and has no further effect',
  '8e03978e-40d5-43dd-bc93-6894a57f9324',
);

/** Adds the headers that calls take and answers carry; what an operation does tells which. */
export function addHeaders(document: Document): void {
  for (const methods of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) describe(operation, method);
  }
}

function describe(operation: Operation, method: string): void {
  if (operation.responses['412']) {
    take(operation, ifMatch);
    give(operation, 'ETag', etag);
  }
  if (operation.responses['422']) {
    take(operation, idempotencyKey);
    give(operation, 'Idempotency-Replayed', replayed);
  }
  if (operation.parameters?.some(({ name }) => name === 'limit')) {
    give(operation, 'X-Total-Count', totalCount);
    give(operation, 'Applied-Parameters', appliedParameters);
  }
  if (method === 'get' && answersWithRecord(operation)) {
    take(operation, ifNoneMatch);
    give(operation, 'ETag', etag);
    operation.responses['304'] = { description: 'The record still has the tag of If-None-Match' };
  }
}

/** A single record of the product: it has an id, or is somebody's progress. */
function answersWithRecord({ responses }: Operation): boolean {
  const success = responses['200'];
  if (!success || '$ref' in success) return false;
  const fields = success.content?.['application/json']?.schema.properties ?? {};
  return ['_id', 'stageProgress', 'mentor', 'student', 'educator'].some((name) => name in fields);
}

function take(operation: Operation, parameter: Parameter): void {
  operation.parameters = [...(operation.parameters ?? []), parameter];
}

function give(operation: Operation, name: string, value: Header): void {
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (status.startsWith('2')) {
      const response = answer as Response;
      response.headers = { ...response.headers, [name]: value };
    }
  }
}
