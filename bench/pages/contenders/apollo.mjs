// Apollo Server with DataLoader.
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { startStandaloneServer } from '@apollo/server/standalone';
import { measured } from '../measured.mjs';
import { resolvers } from '../peers/resolvers.mjs';
import { createContext } from '../peers/rest.mjs';
import { typeDefs } from '../peers/typeDefs.mjs';

const server = new ApolloServer({
  typeDefs,
  resolvers,
  plugins: [ApolloServerPluginCacheControlDisabled()],
});
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) => Promise.resolve(createContext(req.headers.authorization)),
});
measured(Number(new URL(url).port));
