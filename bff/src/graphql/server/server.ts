import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { readFileSync } from 'node:fs';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { resolvers } from '../resolvers.ts';
import { createAcceptedOperations, type AcceptedOperations } from './acceptedOperations.ts';
import { bounds, MAX_DOCUMENT_ERRORS, MAX_TOKENS } from './bounds.ts';
import { createCompiledQueries } from './compiledQueries.ts';
import { createFormatError, createPresentErrors, type ErrorLog } from './errors.ts';
import { createExecute, execution, type Execute } from './execution.ts';
import { inputPaths } from './inputPaths.ts';
import { knownOperations } from './knownOperations.ts';
import { onlyOnce } from './onlyOnce.ts';
import { record } from './record.ts';

const schemaFile = new URL('../../../../schema.graphql', import.meta.url);

/** Apollo Server, and what answers in its place where it has nothing left to judge. */
export interface GraphqlServer {
  apollo: ApolloServer<Context>;
  accepted: AcceptedOperations;
  execute: Execute;
}

/**
 * The GraphQL server, not yet started.
 * @param compileAt at which time that an operation is asked it is compiled
 */
export function createGraphqlServer(
  { nodeEnv }: Pick<Config, 'nodeEnv'>,
  log: ErrorLog,
  compileAt: number,
): GraphqlServer {
  const isOpen = nodeEnv !== 'production';
  const accepted = createAcceptedOperations();
  const execute = createExecute(
    createCompiledQueries(compileAt),
    createPresentErrors(log, !isOpen),
  );
  const apollo = new ApolloServer<Context>({
    typeDefs: readFileSync(schemaFile, 'utf8'),
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
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...bounds, knownOperations, onlyOnce],
    // The one that says that there are more comes on top.
    validationOptions: { maxErrors: MAX_DOCUMENT_ERRORS - 1 },
    formatError: createFormatError(log, !isOpen),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      execution(execute, accepted),
      inputPaths,
      record,
    ],
  });
  return { apollo, accepted, execute };
}
