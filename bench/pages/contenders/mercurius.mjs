// Mercurius with its compiler on this bff's own resolvers.
import fastify from 'fastify';
import mercurius from 'mercurius';
import { resolveNullableFields } from '../../../bff/dist/graphql/server/compiledQueries.js';
import { measured } from '../measured.mjs';
import { contextFor, schema } from './own.mjs';

// The compiler reads what has no resolver as it stands; records may hold promises.
resolveNullableFields(schema);
const app = fastify();
await app.register(mercurius, {
  schema,
  jit: 1,
  graphiql: false,
  context: ({ headers }) => contextFor(headers),
});
await app.listen({ port: 0, host: '127.0.0.1' });
measured(app.server.address().port);
