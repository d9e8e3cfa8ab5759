import type { Document, JsonSchema } from './types.ts';

/** Keys for the validator only. */
const forValidator = new Set(['x-messages', 'x-checks-texts']);

/** Moves schemas with a title to the components and refers to them. */
export function nameSchemas(document: Document): void {
  const { schemas } = document.components;
  const texts = new Map<string, string>();

  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer);
    if (typeof value !== 'object' || value === null) return value;
    const copy: JsonSchema = Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !forValidator.has(key))
        .map(([key, inner]) => [key, key === 'example' ? (inner as unknown) : refer(inner)]),
    );
    return typeof copy.title === 'string' && isSchema(copy) ? gather(copy.title, copy) : copy;
  };
  const gather = (title: string, schema: JsonSchema): JsonSchema => {
    const text = JSON.stringify(schema);
    if (texts.has(title) && texts.get(title) !== text) {
      throw new Error(`Two schemas have the title ${title}`);
    }
    texts.set(title, text);
    schemas[title] = schema;
    return { $ref: `#/components/schemas/${title}` };
  };
  document.paths = refer(document.paths) as Document['paths'];
}

function isSchema({ type, anyOf }: JsonSchema): boolean {
  return type !== undefined || anyOf !== undefined;
}
