import { GraphQLError, type ValidationRule } from 'graphql';

/** Refuses what the schema has no root for, such as subscriptions: nothing else validates them. */
export const knownOperations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
  },
});
