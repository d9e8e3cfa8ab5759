// Mercurius with DataLoader, its operations compiled.
import fastify from 'fastify';
import mercurius from 'mercurius';
import { measured } from '../measured.mjs';
import { resolvers } from '../peers/resolvers.mjs';
import { createContext } from '../peers/rest.mjs';
import { typeDefs } from '../peers/typeDefs.mjs';

const app = fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: 1,
  graphiql: false,
  context: ({ headers }) => createContext(headers.authorization),
});
await app.listen({ port: 0, host: '127.0.0.1' });
measured(app.server.address().port);
