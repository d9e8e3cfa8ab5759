import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Config } from '../../config.ts';
import type { Context } from '../context.ts';
import { resolvers } from '../resolvers.ts';
import { MAX_DOCUMENT_ERRORS, MAX_TOKENS, bounds } from './bounds.ts';
import { createCompiledQueries } from './compiledQueries.ts';
import { createFormatError, createPresentErrors, type ErrorLog } from './errors.ts';
import { createExecution, type Execution } from './execution.ts';
import { inputPaths } from './inputPaths.ts';
import { gql } from 'graphql-tag';
import { readFileSync } from 'node:fs';
import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql';
import { fieldsByKey, fragmentsOf } from './fieldsByKey.ts';

/** Apollo Server, and the execution of documents that it has validated. */
export interface GraphqlServer extends Pick<Execution, 'executeKnown'> {
  apollo: ApolloServer<Context>;
}

/**
 * The GraphQL server, not yet started.
 * @param compileAt the number of requests for an operation at which it is compiled
 */
export function createGraphqlServer(
  { nodeEnv }: Pick<Config, 'nodeEnv'>,
  log: ErrorLog,
  compileAt: number,
): GraphqlServer {
  const isOpen = nodeEnv !== 'production';
  const presentErrors = createPresentErrors(log, !isOpen);
  const { plugin, executeKnown } = createExecution(createCompiledQueries(compileAt), presentErrors);
  const apollo = new ApolloServer<Context>({
    typeDefs,
    resolvers,
    nodeEnv,
    introspection: isOpen,
    // Apollo Server's own option takes half a second for a document with many suggestions.
    hideSchemaDetailsFromClientErrors: false,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    // Known documents do not reach Apollo Server.
    documentStore: null,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [...bounds, knownOperations, onlyOnce],
    // graphql-js appends one error: too many validation errors.
    validationOptions: { maxErrors: MAX_DOCUMENT_ERRORS - 1 },
    formatError: createFormatError(log, !isOpen),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      plugin,
      inputPaths,
    ],
  });
  return { apollo, executeKnown };
}

/** Where schema.graphql is, beside the bff. */
const schemaFile = new URL('../../../../schema.graphql', import.meta.url);

/** The type definitions of schema.graphql. */
const typeDefs = gql(readFileSync(schemaFile, 'utf8'));

/** Refuses operation types without a root type, such as subscriptions: no standard rule does. */
const knownOperations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
  },
});

/**
 * Mutations that take or send secrets. Repeated under aliases, they would bypass the backend's rate
 * limits.
 */
const secretMutations = [
  'login',
  'register',
  'changePassword',
  'requestPasswordReset',
  'resetPassword',
  'undoEmailChange',
  'turnOnSecondFactor',
  'turnOffSecondFactor',
  'renewRecoveryCodes',
  'confirmEmail',
  'confirmEmailChange',
];

/** Allows each of these mutations once in an operation. */
const onlyOnce: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    const type = context.getSchema().getMutationType();
    if (operation !== OperationTypeNode.MUTATION || !type) return;
    const fragments = fragmentsOf(context.getDocument());
    const fields = fieldsByKey(context.getSchema(), fragments, [{ type, node: selectionSet }]);
    const selected = [...fields.values()].flatMap(([field]) => (field ? [field.node] : []));
    for (const mutation of secretMutations) {
      const nodes = selected.filter(({ name }) => name.value === mutation);
      if (nodes.length < 2) continue;
      context.reportError(
        new GraphQLError(`An operation may ask for ${mutation} once.`, { nodes }),
      );
    }
  },
});
