import { fieldExamples } from './field-examples.ts';
import type { Document, JsonSchema, Media, Operation } from './types.ts';

/** Puts an example beside every JSON body and parameter of the document. */
export function addExamples(document: Document): void {
  for (const methods of Object.values(document.paths)) {
    for (const operation of Object.values(methods)) illustrate(operation);
  }
}

function illustrate(operation: Operation): void {
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
 * An example of what a schema describes: its own, or one made of the examples of its fields. One
 * word per thing, so a field is called by its name, where needed after the title it stands in.
 * A field without any is left out.
 */
export function exampleOf(schema: JsonSchema, name: string, within = ''): unknown {
  const own = schema.examples?.[0] ?? schema.example ?? fieldExamples[`${within}.${name}`];
  if (own !== undefined) return own;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return preferred(schema.enum, fieldExamples[name]);
  if (schema.anyOf) return exampleOf(schema.anyOf.find(isNotNull) ?? {}, name, within);
  const kind = schema.title ?? within;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [
          key,
          exampleOf(inner, key, kind),
        ]),
      );
    case 'array':
      return fieldExamples[name] ?? [exampleOf(schema.items ?? {}, name, within)];
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
