// Apollo Server as it is installed, with @apollo/datasource-rest and without DataLoader.
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { measured, upstream } from '../measured.mjs';
import { resolvers } from '../peers/resolvers.mjs';
import { toClub, toMentor, toOwnMentor, toStage } from '../peers/rows.mjs';
import { typeDefs } from '../peers/typeDefs.mjs';

class Api extends RESTDataSource {
  baseURL = `${upstream}/api/`;

  constructor({ cache, token }) {
    super({ cache });
    this.token = token;
  }

  willSendRequest(_path, request) {
    request.headers.authorization = this.token;
  }
}

function createContext(api) {
  const read = (path) => api.get(path);
  const fromList = (path, toRow) => ({
    load: async (id) => toRow((await read(path)).find(({ _id }) => _id === id)),
  });
  return {
    read,
    profile: { load: async () => toOwnMentor(await read('mentor/profile')) },
    clubs: fromList('admin/clubs', toClub),
    mentors: fromList('admin/mentors', toMentor),
    stages: { load: async (id) => (await read(`mentor/clubs/${id}/stages`)).map(toStage) },
  };
}

const server = new ApolloServer({ typeDefs, resolvers });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) =>
    Promise.resolve(
      createContext(new Api({ cache: server.cache, token: req.headers.authorization })),
    ),
});
measured(Number(new URL(url).port));
