// The lower bound: no GraphQL and no checks, a handler for each page with the fewest REST calls.
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { measured } from '../measured.mjs';
import { pageOf, statuses, statusOf, summaryOf } from '../peers/rows.mjs';
import { get } from '../peers/rest.mjs';

async function mentorDashboard(token) {
  const profile = get('mentor/profile', token);
  const stats = get('mentor/dashboard/stats', token);
  const all = get('mentor/students', token);
  const { assignedClub, ...mentor } = await profile;
  const { _id: clubId, name: clubName, clubFor } = assignedClub;
  const stages = (await get(`mentor/clubs/${clubId}/stages`, token)).map(({ _id, name }) => ({
    id: _id,
    name,
  }));
  const club = { id: clubId, name: clubName, stages };
  const { items, totalCount, pageCount } = pageOf(await all, { number: 1, size: 50 });
  return {
    mentorDashboard: {
      mentor: {
        id: mentor._id,
        name: mentor.name,
        club: { id: clubId, name: clubName, clubFor: clubFor.toUpperCase() },
      },
      stats: await stats,
      people: {
        totalCount,
        pageCount,
        items: items.map((row) => ({
          __typename: 'Student',
          id: row._id,
          name: row.name,
          email: row.email,
          progress: {
            percent: row.progress,
            currentStage: row.currentStage,
            lastUpdated: row.lastUpdated,
            stages: row.stages.map(({ _id, name, description, status, feedback, date }) => ({
              id: `${row._id}~${_id}`,
              status: statuses[status],
              feedback,
              date,
              stage: { id: _id, name, description },
            })),
          },
          club,
          formDetails: { class: row.class, schoolName: row.school },
        })),
      },
    },
  };
}

async function people(token, page) {
  const [students, clubs, mentors] = await Promise.all([
    get('admin/students', token),
    get('admin/clubs', token),
    get('admin/mentors', token),
  ]);
  const clubById = new Map(clubs.map(({ _id, name }) => [_id, { id: _id, name }]));
  const mentorById = new Map(
    mentors.map(({ _id, name, assignedClub }) => [
      _id,
      { id: _id, name, club: clubById.get(assignedClub) },
    ]),
  );
  const { items, totalCount, pageCount } = pageOf(students, page);
  return {
    students: {
      totalCount,
      pageCount,
      items: items.map((row) => ({
        id: row._id,
        name: row.name,
        email: row.email,
        phone: row.phone,
        status: row.status,
        club: clubById.get(row.assignedClub),
        mentor: mentorById.get(row.assignedMentor),
        formDetails: { class: row.formDetails.class, schoolName: row.formDetails.schoolName },
      })),
    },
  };
}

async function tracker(token, page) {
  const rows = await get('admin/student-progress', token);
  const { items, totalCount, pageCount } = pageOf(rows, page);
  return {
    progressRecords: {
      totalCount,
      pageCount,
      summary: summaryOf(rows),
      items: items.map((row) => ({
        person: { __typename: 'Student', id: row._id, name: row.name },
        mentorName: row.mentor,
        clubName: row.club,
        progress: {
          percent: row.progress,
          status: statusOf(row.progress),
          stages: row.stages.map(({ name, status }) => ({
            status: statuses[status],
            stage: { name },
          })),
        },
        currentStage: row.currentStage,
        lastUpdated: row.lastUpdated,
      })),
    },
  };
}

const handlers = { MentorDashboard: mentorDashboard, Students: people, ProgressRecords: tracker };

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const { query, variables } = JSON.parse(Buffer.concat(chunks));
    const handler = handlers[/query (\w+)/.exec(query)[1]];
    const data = await handler(request.headers.authorization, variables?.page);
    const body = JSON.stringify({ data });
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => measured(server.address().port));
