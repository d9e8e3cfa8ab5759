import { HeaderMap, type ApolloServerPlugin, type GraphQLResponse } from '@apollo/server';
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
import { resolveUncertainFields, type FindCompiled } from './compiledQueries.ts';
import type { PresentErrors } from './errors.ts';

/**
 * Executes the compiled form of an operation, if there is one. Apollo Server has no hook for an
 * executor, so the plugin answers once a document is parsed and valid.
 */
export function execution(
  findCompiled: FindCompiled,
  presentErrors: PresentErrors,
): ApolloServerPlugin<Context> {
  const checkAnswerSize = createCheckAnswerSize();

  return {
    serverWillStart({ schema }) {
      resolveUncertainFields(schema);
      return Promise.resolve();
    },
    requestDidStart: () =>
      Promise.resolve({
        async responseForOperation({ schema, document, operation, request, contextValue }) {
          // Undefined, despite its type, when the document has no operation of the requested name.
          if ((operation as OperationDefinitionNode | undefined) === undefined) return null;
          const { operationName, variables } = request;
          const { hasToken } = contextValue.operation;
          const tooLarge = checkAnswerSize(schema, document, operation, variables, hasToken);
          const compiled = tooLarge ? null : findCompiled(schema, document, operationName);
          const result = tooLarge
            ? { errors: [tooLarge] }
            : await (compiled
                ? runCompiled(compiled, schema, operation, contextValue, variables)
                : execute({
                    schema,
                    document,
                    contextValue,
                    operationName,
                    variableValues: variables,
                  }));
          return response(result, (errors, isRefused) =>
            presentErrors(errors, { schema, document, operation }, isRefused),
          );
        },
      }),
  };
}

/** graphql-js coerces the variables: graphql-jit ignores the default of a non-null variable. */
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

type Present = (
  errors: NonNullable<ExecutionResult['errors']>,
  isRefused: boolean,
) => ReturnType<PresentErrors>;

function response({ data, errors = [] }: ExecutionResult, present: Present): GraphQLResponse {
  // Without data nothing was executed: the variables are invalid.
  const isRefused = data === undefined;
  return {
    http: { ...(isRefused && { status: 400 }), headers: new HeaderMap() },
    body: {
      kind: 'single',
      singleResult: {
        ...(errors.length > 0 && { errors: present(errors, isRefused) }),
        ...(!isRefused && { data }),
      },
    },
  };
}
