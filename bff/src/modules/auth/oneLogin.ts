import { GraphQLError, type ASTNode, type ValidationRule } from 'graphql';

/**
 * A document may log in once: under many names, passwords could be guessed faster than the backend
 * counts requests.
 */
export const oneLogin: ValidationRule = (context) => {
  const logins: ASTNode[] = [];
  return {
    Field(node) {
      if (node.name.value !== 'login' || context.getParentType()?.name !== 'Mutation') return;
      logins.push(node);
      if (logins.length === 2) {
        context.reportError(
          new GraphQLError('An operation may log in once.', {
            nodes: logins,
            extensions: { code: 'BAD_USER_INPUT' },
          }),
        );
      }
    },
  };
};
