import { fieldExamples } from './field-examples.ts';
import type { Document, JsonSchema, Media, Operation } from './types.ts';

/** Adds an example to every JSON body and parameter. */
export function addExamples(document: Document): void {
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) addExample(operation);
  }
}

function addExample(operation: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    parameter.example ??= exampleOf(parameter.schema, parameter.name);
  }
  const bodies: (Record<string, Media> | undefined)[] = [operation.requestBody?.content];
  for (const response of Object.values(operation.responses)) {
    if (!('$ref' in response)) bodies.push(response.content);
  }
  for (const media of bodies.flatMap((content) => Object.values(content ?? {}))) {
    if (!media.examples) media.example ??= exampleOf(media.schema, '');
  }
}

/**
 * Example of a schema: its own, else composed of the examples of its fields. Fields are looked up
 * as `<title of the parent>.<name>`, then by name; fields without an example are omitted.
 */
function exampleOf(schema: JsonSchema, name: string, parent = ''): unknown {
  const own = schema.examples?.[0] ?? schema.example ?? fieldExamples[`${parent}.${name}`];
  if (own !== undefined) return own;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return preferred(schema.enum, fieldExamples[name]);
  if (schema.anyOf) return exampleOf(schema.anyOf.find(isNotNull) ?? {}, name, parent);
  const kind = schema.title ?? parent;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [
          key,
          exampleOf(inner, key, kind),
        ]),
      );
    case 'array':
      return fieldExamples[name] ?? [exampleOf(schema.items ?? {}, name, parent)];
    case 'boolean':
      return true;
    default:
      return fieldExamples[name];
  }
}

function preferred(allowed: unknown[], wanted: unknown): unknown {
  return allowed.includes(wanted) ? wanted : allowed[0];
}

function isNotNull({ type, enum: words }: JsonSchema): boolean {
  return type !== 'null' && !(words?.length === 1 && words[0] === null);
}
