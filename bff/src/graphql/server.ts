import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { resolvers } from '../resolvers.ts';
import { createFormatError, oneErrorPerFailure, type ErrorLog } from './errors.ts';

const schemaFile = new URL('../../../schema.graphql', import.meta.url);

/** Tokens of one document. */
const MAX_TOKENS = 2_000;

/** The GraphQL server, not yet started. */
export function createGraphqlServer(
  { nodeEnv }: Pick<Config, 'nodeEnv'>,
  log: ErrorLog,
): ApolloServer<Context> {
  const isOpen = nodeEnv !== 'production';
  return new ApolloServer<Context>({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers,
    nodeEnv,
    introspection: isOpen,
    hideSchemaDetailsFromClientErrors: !isOpen,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: createFormatError(log),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      oneErrorPerFailure,
    ],
  });
}
