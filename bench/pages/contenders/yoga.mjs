// GraphQL Yoga on this bff's own resolvers.
import { createYoga } from 'graphql-yoga';
import { createServer } from 'node:http';
import { measured } from '../measured.mjs';
import { contextFor, schema } from './own.mjs';

const yoga = createYoga({
  schema,
  graphiql: false,
  logging: false,
  context: ({ request }) => contextFor({ authorization: request.headers.get('authorization') }),
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => measured(server.address().port));
