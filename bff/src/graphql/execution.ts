import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  execute,
  getVariableValues,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { createCheckAnswerSize } from './answerSize.ts';
import { resolvePayloads, type FindCompiled } from './compiledQueries.ts';
import type { PresentErrors } from './errors.ts';

/**
 * Executes operations in place of Apollo Server, which has no hook for a compiled one and would
 * look at each field for cache hints. Errors leave by `presentErrors` alone.
 */
export function execution(
  findCompiled: FindCompiled,
  presentErrors: PresentErrors,
): ApolloServerPlugin<Context> {
  const checkAnswerSize = createCheckAnswerSize();
  return {
    serverWillStart({ schema }) {
      resolvePayloads(schema);
      return Promise.resolve();
    },
    requestDidStart: () =>
      Promise.resolve({
        async responseForOperation({ schema, document, operation, request, contextValue }) {
          // Absent, whatever its type says, when the document has none of the name that was given.
          if ((operation as OperationDefinitionNode | undefined) === undefined) return null;
          const { operationName, variables } = request;
          const tooMuch = checkAnswerSize(schema, document, operation, variables);
          if (tooMuch) return response({ errors: [tooMuch] }, presentErrors);
          const compiled = findCompiled(schema, document, operationName);
          const result = compiled
            ? await runCompiled(compiled, schema, operation, contextValue, variables)
            : await execute({
                schema,
                document,
                contextValue,
                operationName,
                variableValues: variables,
              });
          return response(result, presentErrors);
        },
      }),
  };
}

/**
 * Variables are read by graphql-js, as for an interpreted operation: the compiler's own reading
 * knows no default of a variable that can't be null.
 */
async function runCompiled(
  compiled: CompiledQuery,
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  contextValue: Context,
  variables: Record<string, unknown> = {},
): Promise<ExecutionResult> {
  const { coerced, errors } = getVariableValues(schema, variableDefinitions, variables);
  return coerced === undefined ? { errors } : compiled.query(undefined, contextValue, coerced);
}

function response({ data, errors }: ExecutionResult, presentErrors: PresentErrors) {
  // Without data nothing was executed: the variables did not fit.
  const isRefused = data === undefined;
  return {
    http: { status: isRefused ? 400 : undefined, headers: new HeaderMap() },
    body: {
      kind: 'single' as const,
      singleResult: {
        ...(errors && errors.length > 0 && { errors: presentErrors(errors, isRefused) }),
        ...(!isRefused && { data }),
      },
    },
  };
}
