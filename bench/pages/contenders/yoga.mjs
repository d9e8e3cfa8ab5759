// GraphQL Yoga with DataLoader.
import { createSchema, createYoga } from 'graphql-yoga';
import { createServer } from 'node:http';
import { measured } from '../measured.mjs';
import { resolvers } from '../peers/resolvers.mjs';
import { createContext } from '../peers/rest.mjs';
import { typeDefs } from '../peers/typeDefs.mjs';

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  graphiql: false,
  logging: false,
  context: ({ request }) => createContext(request.headers.get('authorization')),
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => measured(server.address().port));
