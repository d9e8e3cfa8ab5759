/**
 * A GraphQL code generator plugin: the `possibleTypes` of the Apollo cache, so that a fragment on
 * `Person` matches students and educators.
 */
import { isAbstractType } from 'graphql';

/** The entry point that the code generator calls once per generated file. */
export const plugin = (schema) => {
  const lines = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
    .map((type) => {
      const names = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`);
      return `  ${type.name}: [${names.join(', ')}],`;
    });
  return [
    '/** Interface → the types that implement it. */',
    'export const possibleTypes: Record<string, string[]> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
};
