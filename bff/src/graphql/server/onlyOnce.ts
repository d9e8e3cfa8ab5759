import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql';
import { fieldsByKey, fragmentsOf } from './fieldsByKey.ts';

/**
 * What takes or sends out secrets: under many names, passwords could be guessed and mails be sent
 * faster than the backend counts requests.
 */
const writes = ['login', 'register', 'changePassword', 'requestPasswordReset', 'resetPassword'];

/** Lets an operation make each of these writes once. */
export const onlyOnce: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    const type = context.getSchema().getMutationType();
    if (operation !== OperationTypeNode.MUTATION || !type) return;
    const fragments = fragmentsOf(context.getDocument());
    const fields = fieldsByKey(context.getSchema(), fragments, [{ type, node: selectionSet }]);
    const asked = [...fields.values()].flatMap(([field]) => (field ? [field.node] : []));
    for (const write of writes) {
      const nodes = asked.filter(({ name }) => name.value === write);
      if (nodes.length < 2) continue;
      context.reportError(new GraphQLError(`An operation may ask for ${write} once.`, { nodes }));
    }
  },
});
