import type {
  Document,
  JsonSchema,
  Media,
  Operation,
  Response,
} from '../platform/openapi/types.ts';

/** Resolves a reference of the document. */
export function resolve<T>(document: Document, value: T | { $ref: string }): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const steps = value.$ref.replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>(
    (part, step) => (part as Record<string, unknown>)[step],
    document,
  );
  if (found === undefined) throw new Error(`${value.$ref} does not exist`);
  return found as T;
}

/** The schema with all references resolved. */
export function whole(document: Document, schema: JsonSchema): JsonSchema {
  const insert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(insert);
    if (typeof value !== 'object' || value === null) return value;
    const found = resolve(document, value);
    return Object.fromEntries(Object.entries(found).map(([key, inner]) => [key, insert(inner)]));
  };
  return insert(schema) as JsonSchema;
}

export interface Described {
  /** For example `GET /api/auth/me`. */
  route: string;
  path: string;
  method: string;
  operation: Operation;
}

export function operationsOf(document: Document): Described[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      path,
      method,
      operation,
    })),
  );
}

/** Request and response bodies of an operation by name. */
export function bodiesOf(document: Document, { operation }: Described): Map<string, Media> {
  const bodies = new Map<string, Media>();
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    bodies.set('request', media);
  }
  for (const [status, answer] of Object.entries(operation.responses)) {
    const { content } = resolve<Response>(document, answer);
    for (const media of Object.values(content ?? {})) bodies.set(status, media);
  }
  return bodies;
}

/** Part of the document as text, with all referenced schemas. */
function textOf(document: Document, part: unknown): string {
  const { schemas } = document.components;
  const texts = new Set([JSON.stringify(part)]);
  // Iteration includes texts that are added during the loop.
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      texts.add(JSON.stringify(schemas[name]));
    }
  }
  return [...texts].join('');
}

/** The ids in paths and bodies: `PUT /api/mentor/progress stageId`. */
export function idsOfRoutes(document: Document): string[] {
  return operationsOf(document).flatMap(({ route, path, operation }) => {
    const body = textOf(document, operation.requestBody ?? {});
    const named = [...body.matchAll(/"(\w+Id|assignedClub|assignedMentor)":\{/g)];
    const fields = named.map(([, field]) => `${route} ${field ?? ''}`);
    // The first id of the path is that of the route; further ones have rows of their own.
    const ids = [...path.matchAll(/\{(id|\w+Id)\}/g)].map(([, name = ''], place) =>
      place === 0 ? route : `${route} ${name}`,
    );
    return [...ids, ...new Set(fields)];
  });
}
