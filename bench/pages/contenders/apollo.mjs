// Apollo Server on this bff's own resolvers, without what it does by default and nobody asked for.
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { startStandaloneServer } from '@apollo/server/standalone';
import { measured } from '../measured.mjs';
import { contextFor, schema } from './own.mjs';

const server = new ApolloServer({ schema, plugins: [ApolloServerPluginCacheControlDisabled()] });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) => Promise.resolve(contextFor(req.headers)),
});
measured(Number(new URL(url).port));
