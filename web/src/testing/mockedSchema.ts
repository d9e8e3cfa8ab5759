import { addMocksToSchema } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import typeDefs from '../../../schema.graphql?raw';

// Built once, because parsing the schema is slow; each mocked schema is a copy.
const schema = makeExecutableSchema({ typeDefs });

/** The first value of each enum. */
const firstOfEach = Object.fromEntries(
  Object.values(schema.getTypeMap())
    .filter((type) => 'getValues' in type)
    .map((type) => [type.name, () => type.getValues()[0]?.value as unknown]),
);

/** Resolvers of one test, by type and field; other fields are mocked. */
export type Resolvers = Record<string, Record<string, (parent: never, args: never) => unknown>>;

/** The schema with mocked values and this test's resolvers. */
export function mockedSchema(resolvers: Resolvers = {}): GraphQLSchema {
  let texts = 0;
  return addMocksToSchema({
    schema,
    resolvers,
    mocks: {
      // Fixed values: the library's defaults are random.
      ...firstOfEach,
      Boolean: () => true,
      // Otherwise the guards would lead to its set-up.
      User: () => ({ secondFactorDue: false }),
      Int: () => 12,
      Float: () => 12.5,
      // Unique, as in real lists.
      String: () => `Text ${++texts}`,
      Date: () => '2010-04-12',
      DateTime: () => '2026-11-18T06:30:00.000Z',
    },
  });
}
