import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  execute,
  getVariableValues,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import type { Context } from '../../context.ts';
import type { AcceptedOperations, ValidOperation } from './acceptedOperations.ts';
import { createCheckAnswerSize } from './answerSize.ts';
import { resolvePayloads, type FindCompiled } from './compiledQueries.ts';
import type { PresentErrors } from './errors.ts';

/** What an operation came to. */
export interface Executed {
  /** True when nothing was executed, because the request did not fit. */
  isRefused: boolean;
  answer: { errors?: GraphQLFormattedError[]; data?: ExecutionResult['data'] };
}

/** Executes one operation. Errors leave presented. */
export type Execute = (
  valid: ValidOperation,
  contextValue: Context,
  variables: Record<string, unknown> | undefined,
) => Promise<Executed>;

export function createExecute(findCompiled: FindCompiled, presentErrors: PresentErrors): Execute {
  const checkAnswerSize = createCheckAnswerSize();

  return async (valid, contextValue, variables) => {
    const { schema, document, operation, operationName } = valid;
    const tooMuch = checkAnswerSize(schema, document, operation, variables);
    if (tooMuch) return executed({ errors: [tooMuch] }, operation, presentErrors);
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
    return executed(result, operation, presentErrors);
  };
}

/**
 * Has operations executed in place of Apollo Server, which has no hook for a compiled one and would
 * look at each field for cache hints; and keeps what it has accepted.
 */
export function execution(run: Execute, accepted: AcceptedOperations): ApolloServerPlugin<Context> {
  return {
    serverWillStart({ schema }) {
      resolvePayloads(schema);
      return Promise.resolve();
    },
    requestDidStart: () =>
      Promise.resolve({
        async responseForOperation({ schema, source, document, operation, request, contextValue }) {
          // Absent, whatever its type says, when the document has none of the name that was given.
          if ((operation as OperationDefinitionNode | undefined) === undefined) return null;
          accepted.keep(source, schema, document);
          const { operationName, variables } = request;
          const valid = { schema, document, operation, operationName };
          const { isRefused, answer } = await run(valid, contextValue, variables);
          return {
            http: { status: isRefused ? 400 : undefined, headers: new HeaderMap() },
            body: { kind: 'single' as const, singleResult: answer },
          };
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

function executed(
  { data, errors = [] }: ExecutionResult,
  { operation }: OperationDefinitionNode,
  presentErrors: PresentErrors,
): Executed {
  // Without data nothing was executed: the variables did not fit.
  const isRefused = data === undefined;
  return {
    isRefused,
    answer: {
      ...(errors.length > 0 && { errors: presentErrors(errors, operation, isRefused) }),
      ...(!isRefused && { data }),
    },
  };
}
