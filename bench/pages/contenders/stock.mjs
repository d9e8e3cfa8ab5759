// Apollo Server as it is installed, with @apollo/datasource-rest and without DataLoader.
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { measured, upstream } from '../measured.mjs';
import { pageOf, plainFields } from '../peers/resolvers.mjs';
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

  async page(path, page) {
    return pageOf(await this.get(path), page);
  }

  async find(path, id) {
    return (await this.get(path)).find(({ _id }) => _id === id);
  }
}

const resolvers = {
  ...plainFields,
  Query: {
    mentorDashboard: () => ({}),
    students: (_root, { page }, { api }) => api.page('admin/students', page),
    progressRecords: (_root, { page }, { api }) => api.page('admin/student-progress', page),
  },
  MentorDashboard: {
    mentor: (_root, _args, { api }) => api.get('mentor/profile'),
    stats: (_root, _args, { api }) => api.get('mentor/dashboard/stats'),
    people: (_root, { page }, { api }) => api.page('mentor/students', page),
  },
  Student: {
    ...plainFields.Student,
    club: async ({ club, assignedClub }, _args, { api }) =>
      assignedClub
        ? api.find('admin/clubs', assignedClub)
        : club && (await api.get('mentor/profile')).assignedClub,
    mentor: ({ assignedMentor }, _args, { api }) => api.find('admin/mentors', assignedMentor),
  },
  Mentor: {
    ...plainFields.Mentor,
    club: ({ assignedClub }, _args, { api }) =>
      typeof assignedClub === 'string' ? api.find('admin/clubs', assignedClub) : assignedClub,
  },
  Club: {
    ...plainFields.Club,
    stages: ({ _id }, _args, { api }) => api.get(`mentor/clubs/${_id}/stages`),
  },
};

const server = new ApolloServer({ typeDefs, resolvers });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) =>
    Promise.resolve({ api: new Api({ cache: server.cache, token: req.headers.authorization }) }),
});
measured(Number(new URL(url).port));
