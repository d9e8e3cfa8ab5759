import { addMocksToSchema } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import typeDefs from '../../../schema.graphql?raw';

// Reading the contract takes longest; a mocked schema is a copy of it.
const contract = makeExecutableSchema({ typeDefs });

/** The first value of each enum. */
const firstOfEach = Object.fromEntries(
  Object.values(contract.getTypeMap())
    .filter((type) => 'getValues' in type)
    .map((type) => [type.name, () => type.getValues()[0]?.value as unknown]),
);

/** Resolvers of one test, by type and field; what is not given is made up from the schema. */
export type Resolvers = Record<string, Record<string, (parent: never, args: never) => unknown>>;

/** The contract with believable made-up answers, and this test's own ones before them. */
export function mockedSchema(resolvers: Resolvers = {}): GraphQLSchema {
  let texts = 0;
  return addMocksToSchema({
    schema: contract,
    resolvers,
    mocks: {
      // The library's own choice is by chance; a test that fails by chance tells nothing.
      ...firstOfEach,
      Boolean: () => true,
      Int: () => 12,
      Float: () => 12.5,
      // No two the same, as the entries of a list are.
      String: () => `Text ${++texts}`,
      Date: () => '2010-04-12',
      DateTime: () => '2026-11-18T06:30:00.000Z',
    },
  });
}
