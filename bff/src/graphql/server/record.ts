import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import type { Context } from '../../context.ts';
import type { OperationRecord } from '../../operation.ts';

/** Notes what the operation was called and which errors it had, for log and metrics. */
export function note(
  noted: OperationRecord,
  operation: OperationDefinitionNode | undefined,
  errors: readonly GraphQLFormattedError[] = [],
): void {
  noted.name = operation?.name?.value ?? null;
  noted.type = operation?.operation ?? null;
  noted.errors = errors.map(({ extensions }) => String(extensions?.['code']));
}

/** Notes what Apollo Server answers. */
export const record: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ operation, contextValue, response: { body } }) {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        note(contextValue.operation, operation, errors);
        return Promise.resolve();
      },
    }),
};
