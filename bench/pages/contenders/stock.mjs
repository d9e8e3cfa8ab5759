// Apollo Server with @apollo/datasource-rest, as a tutorial would write it.
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { RESTDataSource } from '@apollo/datasource-rest';
import { readFileSync } from 'node:fs';
import { measured, upstream } from '../measured.mjs';

class Api extends RESTDataSource {
  baseURL = `${upstream}/api/`;

  constructor({ cache, token }) {
    super({ cache });
    this.token = token;
  }

  willSendRequest(_path, request) {
    request.headers.authorization = this.token;
  }

  async list(path, { number, size }) {
    const { parsedBody, response } = await this.fetch(path, {
      params: { page: number, limit: size },
    });
    const total = response.headers.get('x-total-count');
    const start = (number - 1) * size;
    const items = total === null ? parsedBody.slice(start, start + size) : parsedBody;
    const totalCount = total === null ? parsedBody.length : Number(total);
    const all = total === null ? parsedBody : null;
    return { items, totalCount, pageCount: Math.ceil(totalCount / size), all };
  }

  async find(path, id) {
    return (await this.get(path)).find((record) => record._id === id);
  }
}

const percentOf = ({ stages }) =>
  Math.round((stages.filter(({ status }) => status === 'completed').length / stages.length) * 100);

function currentStageOf({ stages }) {
  const current =
    stages.findLast(({ status }) => status === 'in progress') ??
    stages.findLast(({ status }) => status === 'completed');
  return current?.name ?? null;
}

function statusOf(percent) {
  if (percent === 100) return 'COMPLETED';
  return percent > 0 ? 'IN_PROGRESS' : 'NOT_STARTED';
}

const id = ({ _id }) => _id;

const resolvers = {
  Query: {
    mentorDashboard: () => ({}),
    students: (_root, { page }, { api }) => api.list('admin/students', page),
    progressRecords: (_root, { page }, { api }) => api.list('admin/student-progress', page),
  },
  MentorDashboard: {
    mentor: (_root, _args, { api }) => api.get('mentor/profile'),
    stats: (_root, _args, { api }) => api.get('mentor/dashboard/stats'),
    people: (_root, { page }, { api }) => api.list('mentor/students', page),
  },
  ProgressRecordPage: {
    async summary({ all }, _args, { api }) {
      if (all === null) {
        const { averageProgress, ...rest } = await api.get('admin/student-progress/summary');
        return { ...rest, averagePercent: averageProgress };
      }
      const percents = all.map(percentOf);
      return {
        total: percents.length,
        completed: percents.filter((percent) => percent === 100).length,
        inProgress: percents.filter((percent) => percent > 0 && percent < 100).length,
        averagePercent: Math.round(
          percents.reduce((sum, percent) => sum + percent, 0) / percents.length,
        ),
      };
    },
  },
  ProgressRecord: {
    person: (record) => record,
    mentorName: ({ mentor }) => mentor,
    clubName: ({ club }) => club,
    progress: (record) => record,
    currentStage: currentStageOf,
  },
  Person: { __resolveType: () => 'Student' },
  Student: {
    id,
    club: ({ club, assignedClub }, _args, { api }) => club ?? api.find('admin/clubs', assignedClub),
    mentor: ({ assignedMentor }, _args, { api }) => api.find('admin/mentors', assignedMentor),
    progress: (student) => student,
    formDetails: (student) => student.formDetails ?? student,
  },
  StudentFormDetails: { schoolName: ({ schoolName, school }) => schoolName ?? school },
  Mentor: { id, club: ({ assignedClub }) => assignedClub },
  Club: {
    id,
    clubFor: ({ clubFor }) => clubFor.toUpperCase(),
    stages: ({ _id }, _args, { api }) => api.get(`mentor/clubs/${_id}/stages`),
  },
  Progress: {
    percent: percentOf,
    status: (person) => statusOf(percentOf(person)),
    currentStage: currentStageOf,
    stages: ({ _id, stages }) => stages.map((entry) => ({ ...entry, owner: _id })),
  },
  StageProgress: {
    id: ({ owner, _id }) => `${owner}~${_id}`,
    status: ({ status }) => status.toUpperCase().replace(' ', '_'),
    stage: (entry) => entry,
  },
  Stage: { id },
};

const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const server = new ApolloServer({ typeDefs, resolvers });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: ({ req }) =>
    Promise.resolve({ api: new Api({ cache: server.cache, token: req.headers.authorization }) }),
});
measured(Number(new URL(url).port));
