import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/** Records the operation's name, type and error codes for log and metrics. */
export const record: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ operation, contextValue, response: { body } }) {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const recorded = contextValue.operation;
        recorded.name = operation?.name?.value ?? null;
        recorded.type = operation?.operation ?? null;
        recorded.errors = errors.map(({ extensions }) => String(extensions?.['code']));
        return Promise.resolve();
      },
    }),
};
