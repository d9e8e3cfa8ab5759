// Apollo Server with DataLoader, its operations compiled by graphql-jit.
import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { startStandaloneServer } from '@apollo/server/standalone';
import { compileQuery } from 'graphql-jit';
import { measured } from '../measured.mjs';
import { resolvers } from '../peers/resolvers.mjs';
import { createContext } from '../peers/rest.mjs';
import { typeDefs } from '../peers/typeDefs.mjs';

const compiled = new Map();

const jit = {
  requestDidStart: () =>
    Promise.resolve({
      async responseForOperation({ schema, document, queryHash, request, contextValue }) {
        if (!compiled.has(queryHash)) {
          compiled.set(queryHash, compileQuery(schema, document, request.operationName));
        }
        const singleResult = await compiled
          .get(queryHash)
          .query(undefined, contextValue, request.variables ?? {});
        return {
          http: { headers: new HeaderMap(), status: undefined },
          body: { kind: 'single', singleResult },
        };
      },
    }),
};

const server = new ApolloServer({
  typeDefs,
  resolvers,
  plugins: [ApolloServerPluginCacheControlDisabled(), jit],
});
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) => Promise.resolve(createContext(req.headers.authorization)),
});
measured(Number(new URL(url).port));
