import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

/** Notes what the operation was called and which errors it had, for log and metrics. */
export const record: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ operation, operationName, contextValue, response: { body } }) {
        const noted = contextValue.operation;
        noted.name = operationName ?? null;
        noted.type = operation?.operation ?? null;
        if (body.kind === 'single') {
          noted.errors = (body.singleResult.errors ?? []).map(({ extensions }) =>
            String(extensions?.['code']),
          );
        }
        return Promise.resolve();
      },
    }),
};
