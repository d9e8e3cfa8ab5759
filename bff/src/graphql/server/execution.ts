import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  execute as interpret,
  getOperationAST,
  getVariableValues,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { createCheckAnswerSize } from './answerSize.ts';
import { deprecatedUses } from './deprecated.ts';
import { type FindCompiled, type ValidOperation } from './compiledQueries.ts';
import type { PresentErrors } from './errors.ts';
import { completeRows } from './rows.ts';

/**
 * Size of the cache of validated documents, in characters of JSON. In memory a document takes about
 * five times as much.
 */
const DOCUMENTS_SIZE = 3 * 1024 ** 2;

/** Maximum number of validated documents: each may have compiled operations. */
const MAX_DOCUMENTS = 1_000;

/** The parameters of a well-formed request. */
export interface GraphqlRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** A document that Apollo Server has validated. */
interface ValidDocument {
  schema: GraphQLSchema;
  document: DocumentNode;
  deprecated: string[];
}

interface Answer {
  status: 200 | 400;
  result: FormattedExecutionResult;
}

/** Executes valid operations: the first request for a document in Apollo Server, others around it. */
export interface Execution {
  plugin: ApolloServerPlugin<Context>;
  /** Executes an operation of a validated document; null if Apollo Server has to read the request. */
  executeKnown: (request: GraphqlRequest, createContext: () => Context) => Promise<Answer> | null;
}

export function createExecution(
  findCompiled: FindCompiled,
  presentErrors: PresentErrors,
): Execution {
  const checkAnswerSize = createCheckAnswerSize();
  const documents = new LRUCache<string, ValidDocument>({
    max: MAX_DOCUMENTS,
    maxSize: DOCUMENTS_SIZE,
    sizeCalculation: ({ document }) => JSON.stringify(document).length,
  });

  async function run(
    valid: ValidOperation & ValidDocument,
    request: Pick<GraphqlRequest, 'variables'>,
    context: Context,
  ): Promise<Answer> {
    const { schema, document, operation, deprecated } = valid;
    context.operation.deprecated = deprecated;
    const variables = request.variables ?? {};
    const { hasToken } = context.operation;
    const tooLarge = checkAnswerSize(schema, document, operation, variables, hasToken);
    const { data, errors = [] } = tooLarge
      ? { errors: [tooLarge] }
      : await execute(valid, findCompiled(valid), context, variables);
    // Without data nothing was executed: the variables are invalid.
    const isRefused = data === undefined;
    const result = {
      ...(errors.length > 0 && { errors: presentErrors(errors, isRefused) }),
      ...(!isRefused && { data }),
    };
    record(context, operation, result.errors);
    return { status: isRefused ? 400 : 200, result };
  }

  return {
    plugin: {
      serverWillStart({ schema }) {
        completeRows(schema);
        return Promise.resolve();
      },
      requestDidStart: () =>
        Promise.resolve({
          async responseForOperation({ schema, source, document, operation, request, ...rest }) {
            // Undefined, despite its type, when the document has no operation of the requested name.
            if ((operation as OperationDefinitionNode | undefined) === undefined) return null;
            const valid = { schema, document, deprecated: deprecatedUses(schema, document) };
            documents.set(source, valid);
            const { status, result } = await run(
              { ...valid, operation },
              request,
              rest.contextValue,
            );
            return {
              http: { status, headers: new HeaderMap() },
              body: { kind: 'single', singleResult: result },
            };
          },
          willSendResponse({ operation, contextValue, response: { body } }) {
            const errors = body.kind === 'single' ? body.singleResult.errors : [];
            record(contextValue, operation, errors);
            return Promise.resolve();
          },
        }),
    },
    executeKnown(request, createContext) {
      const known = documents.get(request.query);
      const operation = known && getOperationAST(known.document, request.operationName);
      if (!operation) return null;
      return run({ ...known, operation }, request, createContext());
    },
  };
}

/** Records the operation's name, type and error codes for log and metrics. */
function record(
  { operation: recorded }: Context,
  operation: OperationDefinitionNode | undefined,
  errors: readonly GraphQLFormattedError[] = [],
): void {
  recorded.name = operation?.name?.value ?? null;
  recorded.type = operation?.operation ?? null;
  recorded.errors = errors.map(({ extensions }) => String(extensions?.['code']));
}

/** graphql-js coerces the variables: graphql-jit ignores the default of a non-null variable. */
async function execute(
  { schema, document, operation }: ValidOperation,
  compiled: CompiledQuery | null,
  contextValue: Context,
  variableValues: Record<string, unknown>,
): Promise<ExecutionResult> {
  if (compiled === null) {
    const operationName = operation.name?.value;
    return interpret({ schema, document, contextValue, operationName, variableValues });
  }
  const { variableDefinitions = [] } = operation;
  const { coerced, errors } = getVariableValues(schema, variableDefinitions, variableValues);
  return coerced === undefined ? { errors } : compiled.query(undefined, contextValue, coerced);
}
