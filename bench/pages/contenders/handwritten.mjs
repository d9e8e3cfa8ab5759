// The practical limit: no GraphQL, no checks, one handler that makes the same REST calls with the
// same HTTP client and builds the same answers.
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { Pool } from 'undici';
import { measured, upstream } from '../measured.mjs';

const pool = new Pool(upstream, { connections: null });

async function get(path, authorization) {
  const headers = { accept: 'application/json', authorization };
  const answer = await pool.request({ method: 'GET', path: `/api/${path}`, headers });
  const body = JSON.parse(await answer.body.text());
  const total = answer.headers['x-total-count'];
  return { body, total: total === undefined ? null : Number(total) };
}

function page({ body, total }, { number, size }) {
  const start = (number - 1) * size;
  const totalCount = total ?? body.length;
  return {
    totalCount,
    pageCount: Math.ceil(totalCount / size),
    rows: total === null ? body.slice(start, start + size) : body,
  };
}

const statuses = {
  completed: 'COMPLETED',
  'in progress': 'IN_PROGRESS',
  'not started': 'NOT_STARTED',
};

function percentOf({ stages }) {
  let completed = 0;
  for (const { status } of stages) if (status === 'completed') completed += 1;
  return Math.round((completed / stages.length) * 100);
}

function currentStageOf({ stages }) {
  let index = stages.findLastIndex(({ status }) => status === 'in progress');
  if (index < 0) index = stages.findLastIndex(({ status }) => status === 'completed');
  return stages[index]?.name ?? null;
}

function statusOf(percent) {
  if (percent === 100) return 'COMPLETED';
  return percent > 0 ? 'IN_PROGRESS' : 'NOT_STARTED';
}

async function mentorDashboard(token) {
  const profile = get('mentor/profile', token);
  const stats = get('mentor/dashboard/stats', token);
  const list = page(await get('mentor/students', token), { number: 1, size: 50 });
  const clubIds = [...new Set(list.rows.map(({ club }) => club._id))];
  const stagesOf = new Map(
    await Promise.all(
      clubIds.map(async (id) => {
        const { body } = await get(`mentor/clubs/${id}/stages`, token);
        return [id, body.map(({ _id, name }) => ({ id: _id, name }))];
      }),
    ),
  );
  const { body: mentor } = await profile;
  const { assignedClub: club } = mentor;
  return {
    mentorDashboard: {
      mentor: {
        id: mentor._id,
        name: mentor.name,
        club: { id: club._id, name: club.name, clubFor: club.clubFor.toUpperCase() },
      },
      stats: (await stats).body,
      people: {
        totalCount: list.totalCount,
        pageCount: list.pageCount,
        items: list.rows.map((row) => ({
          __typename: 'Student',
          id: row._id,
          name: row.name,
          email: row.email,
          progress: {
            percent: percentOf(row),
            currentStage: currentStageOf(row),
            lastUpdated: row.lastUpdated,
            stages: row.stages.map(({ _id, name, description, status, feedback, date }) => ({
              id: `${row._id}~${_id}`,
              status: statuses[status],
              feedback,
              date,
              stage: { id: _id, name, description },
            })),
          },
          club: { id: row.club._id, name: row.club.name, stages: stagesOf.get(row.club._id) },
          formDetails: { class: row.class, schoolName: row.school },
        })),
      },
    },
  };
}

async function people(token, { number, size }) {
  const [students, clubs, mentors] = await Promise.all([
    get(`admin/students?page=${number}&limit=${size}`, token),
    get('admin/clubs', token),
    get('admin/mentors', token),
  ]);
  const clubById = new Map(clubs.body.map(({ _id, name }) => [_id, { id: _id, name }]));
  const mentorById = new Map(
    mentors.body.map(({ _id, name, assignedClub }) => [
      _id,
      { id: _id, name, club: { id: assignedClub._id, name: assignedClub.name } },
    ]),
  );
  const { rows, ...counts } = page(students, { number, size });
  return {
    students: {
      ...counts,
      items: rows.map((row) => ({
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

function summaryOf(all) {
  const percents = all.map(percentOf);
  return {
    total: percents.length,
    completed: percents.filter((percent) => percent === 100).length,
    inProgress: percents.filter((percent) => percent > 0 && percent < 100).length,
    averagePercent: Math.round(
      percents.reduce((sum, percent) => sum + percent, 0) / percents.length,
    ),
  };
}

async function summary(token) {
  const { body } = await get('admin/student-progress/summary', token);
  const { averageProgress, ...rest } = body;
  return { ...rest, averagePercent: averageProgress };
}

async function progressTracker(token, { number, size }) {
  const list = await get(`admin/student-progress?page=${number}&limit=${size}`, token);
  const { rows, ...counts } = page(list, { number, size });
  return {
    progressRecords: {
      ...counts,
      summary: list.total === null ? summaryOf(list.body) : await summary(token),
      items: rows.map((row) => {
        const percent = percentOf(row);
        return {
          person: { __typename: 'Student', id: row._id, name: row.name },
          mentorName: row.mentor,
          clubName: row.club,
          progress: {
            percent,
            status: statusOf(percent),
            stages: row.stages.map(({ _id, name, status }) => ({
              id: `${row._id}~${_id}`,
              status: statuses[status],
              stage: { id: _id, name },
            })),
          },
          currentStage: currentStageOf(row),
          lastUpdated: row.lastUpdated,
        };
      }),
    },
  };
}

const handlers = {
  MentorDashboard: mentorDashboard,
  Students: people,
  ProgressRecords: progressTracker,
};

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
