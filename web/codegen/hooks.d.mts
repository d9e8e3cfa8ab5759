import type { DocumentNode, GraphQLSchema } from 'graphql';

/** Writes one hook per operation; an empty string when there are only fragments. */
export function plugin(
  schema: GraphQLSchema,
  documents: { document?: DocumentNode }[],
): '' | { prepend: string[]; content: string };
