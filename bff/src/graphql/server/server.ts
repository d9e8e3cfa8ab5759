import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Config } from '../../config.ts';
import type { Context } from '../context.ts';
import { resolvers } from '../resolvers.ts';
import { bounds, MAX_DOCUMENT_ERRORS, MAX_TOKENS } from './bounds.ts';
import { createCompiledQueries } from './compiledQueries.ts';
import { createFormatError, createPresentErrors, type ErrorLog } from './errors.ts';
import { execution } from './execution.ts';
import { inputPaths } from './inputPaths.ts';
import { knownOperations } from './knownOperations.ts';
import { onlyOnce } from './onlyOnce.ts';
import { record } from './record.ts';
import { typeDefs } from './typeDefs.ts';

/**
 * The GraphQL server, not yet started.
 * @param compileAt the number of requests for an operation at which it is compiled
 */
export function createGraphqlServer(
  { nodeEnv }: Pick<Config, 'nodeEnv'>,
  log: ErrorLog,
  compileAt: number,
): ApolloServer<Context> {
  const isOpen = nodeEnv !== 'production';
  return new ApolloServer<Context>({
    typeDefs,
    resolvers,
    nodeEnv,
    introspection: isOpen,
    // Apollo Server's own way takes half a second for a document that is full of hints.
    hideSchemaDetailsFromClientErrors: false,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [...bounds, knownOperations, onlyOnce],
    // The one that says that there are more comes on top.
    validationOptions: { maxErrors: MAX_DOCUMENT_ERRORS - 1 },
    formatError: createFormatError(log, !isOpen),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      execution(createCompiledQueries(compileAt), createPresentErrors(log, !isOpen)),
      inputPaths,
      record,
    ],
  });
}
