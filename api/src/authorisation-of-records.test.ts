import { describe, expect, it } from 'vitest';
import { putSave } from './modules/progress/repository.ts';
import { planSession } from './modules/counselling-sessions/repository.ts';
import { useTestApp } from './testing/app.ts';
import { idsOfRoutes } from './testing/document.ts';
import { password } from './testing/fixtures.ts';
import {
  assignedClub,
  assignedMentor,
  done,
  inBatch,
  mentorsPerson,
  mentorsStep,
  ofAccount,
  ofClub,
  ofConcern,
  ofMentor,
  ofPerson,
  ofRequest,
  type Row,
} from './testing/record-rows.ts';
import { addRecordWorld, addSecondFactor } from './testing/record-world.ts';
import type { Document } from './platform/openapi/types.ts';

const test = useTestApp();

const unknownId = '00000000-0000-4000-8000-000000000000';
const malformed = ['no-id', '%00', '*', `${unknownId}x`];

const addHours = (hours: number) => new Date(test.deps.now().getTime() + hours * 60 * 60 * 1000);

async function planSessions(at: Date, ...people: { id: string }[]): Promise<void> {
  for (const { id } of people)
    await planSession(
      test.deps.db,
      { personId: id, planned: null, clock: test.deps },
      { at, place: null },
    );
}

const form = { email: 'new@example.org', name: 'Asha', phone: '98220 41736' };
const studentForm = { ...form, class: '9th', schoolName: 'School' };
const educatorForm = { ...form, currentPosition: 'Teacher', institution: 'School' };
const mentorBody = { ...form, password: 'kite-over-the-lake' };

const ownStage: Row = {
  as: 'person',
  own: ({ club }) => club.stageIds,
  others: ({ foreignClub, otherClub, club }) => [
    ...foreignClub.stageIds,
    ...otherClub.stageIds,
    club.id,
  ],
  prepare: async ({ club, person, mentor }) => {
    const values = { status: 'in progress', feedback: 'Good', completedAt: null } as const;
    for (const stageId of club.stageIds) {
      const save = { stageId, savedAt: test.deps.now(), ...values };
      await putSave(test.deps.db, person.id, save, { id: mentor.id, name: 'Meera' });
    }
  },
  body: () => ({ text: 'Thank you' }),
};

/** Every id in a path or body. An id without a row fails below. */
const rows: Record<string, Row> = {
  'GET /api/admin/students/{id}': ofPerson('student'),
  'PUT /api/admin/students/{id}': ofPerson('student', () => ({ name: 'Asha' })),
  'GET /api/admin/students/{id}/progress': ofPerson('student'),
  'PUT /api/admin/students/{id}/assign-mentor': ofPerson('student', () => ({ mentorId: null })),
  'PUT /api/admin/students/{id}/assign-club': ofPerson('student', () => ({ clubId: null })),
  'PUT /api/admin/students/{id}/assign-mentor mentorId': assignedMentor('student'),
  'PUT /api/admin/students/{id}/assign-club clubId': assignedClub('student', 'admin'),
  'GET /api/admin/educators/{id}': ofPerson('educator'),
  'PUT /api/admin/educators/{id}': ofPerson('educator', () => ({ name: 'Asha' })),
  'GET /api/admin/educators/{id}/progress': ofPerson('educator'),
  'PUT /api/admin/educators/{id}/assign-mentor': ofPerson('educator', () => ({ mentorId: null })),
  'PUT /api/admin/educators/{id}/assign-club': ofPerson('educator', () => ({ clubId: null })),
  'PUT /api/admin/educators/{id}/assign-mentor mentorId': assignedMentor('educator'),
  'PUT /api/admin/educators/{id}/assign-club clubId': assignedClub('educator', 'admin'),
  'PUT /api/admin/batches/students/assign-mentor mentorId': inBatch(assignedMentor('student')),
  'PUT /api/admin/batches/students/assign-club clubId': inBatch(assignedClub('student', 'admin')),
  'PUT /api/admin/batches/educators/assign-mentor mentorId': inBatch(assignedMentor('educator')),
  'PUT /api/admin/batches/educators/assign-club clubId': inBatch(assignedClub('educator', 'admin')),
  'GET /api/admin/people/{id}/history': {
    as: 'admin',
    own: ({ person, otherPerson }) => [person.id, otherPerson.id],
    others: ({ mentor, club }) => [mentor.id, club.id],
  },
  'GET /api/admin/people/{id}/audit': {
    as: 'admin',
    own: ({ person, otherPerson }) => [person.id, otherPerson.id],
    others: ({ mentor, club }) => [mentor.id, club.id],
  },
  'PUT /api/admin/deletion-requests/{id}/carry-out': ofRequest,
  'PUT /api/admin/deletion-requests/{id}/refuse': {
    ...ofRequest,
    body: () => ({ answer: 'Not yet' }),
  },
  'PUT /api/me/deletion-requests/{id}/withdraw': {
    as: 'person',
    own: ({ request }) => [request.id],
    others: ({ foreignRequest, person }) => [foreignRequest.id, person.id],
  },
  'GET /api/admin/accounts/{id}/sessions': ofAccount,
  'DELETE /api/admin/accounts/{id}/sessions': ofAccount,
  'POST /api/admin/accounts/{id}/password-link': {
    ...ofAccount,
    others: ({ club, request, admin }) => [club.id, request.id, admin.id],
  },
  'DELETE /api/admin/accounts/{id}/second-factor': {
    ...ofMentor,
    // The admin's own factor is a conflict (409), not unknown.
    others: ({ person, club }) => [person.id, club.id],
    prepare: async ({ mentor, foreignMentor }) => {
      for (const { id } of [mentor, foreignMentor]) await addSecondFactor(test, id);
    },
  },
  'GET /api/admin/concerns/{id}': ofConcern,
  'PUT /api/admin/concerns/{id}/take': ofConcern,
  'PUT /api/admin/concerns/{id}/close': { ...ofConcern, body: () => ({ note: 'Done' }) },
  'GET /api/admin/mentors/{id}': ofMentor,
  'PUT /api/admin/mentors/{id}': { ...ofMentor, body: () => ({ name: 'Meera' }) },
  'DELETE /api/admin/mentors/{id}': ofMentor,
  'PUT /api/admin/mentors/{id}/reassign': {
    ...ofMentor,
    body: ({ mentor }) => ({ mentorId: mentor.id }),
  },
  'PUT /api/admin/mentors/{id}/reassign mentorId': ofMentor,
  'POST /api/admin/administrators/{id}/remove': {
    as: 'admin',
    own: ({ otherAdmin }) => [otherAdmin.id],
    others: ({ person, mentor, club }) => [person.id, mentor.id, club.id],
    body: () => ({ currentPassword: password }),
  },
  'POST /api/admin/mentors assignedClub': {
    ...ofClub,
    body: () => ({ ...mentorBody, email: `${crypto.randomUUID()}@example.org` }),
  },
  'PUT /api/admin/mentors/{id} assignedClub': ofClub,
  'GET /api/admin/clubs/{id}': ofClub,
  'PUT /api/admin/clubs/{id}': { ...ofClub, body: () => ({ name: 'Robotics' }) },
  'DELETE /api/admin/clubs/{id}': ofClub,
  'GET /api/mentor/people/{id}/progress': mentorsPerson,
  'GET /api/mentor/people/{id}/history': mentorsPerson,
  'PUT /api/mentor/people/{id}/next-session': {
    ...mentorsPerson,
    body: () => ({ at: addHours(1).toISOString() }),
  },
  'DELETE /api/mentor/people/{id}/next-session': {
    ...mentorsPerson,
    prepare: ({ person, foreignPerson }) => planSessions(addHours(1), person, foreignPerson),
  },
  'PUT /api/mentor/people/{id}/next-session/missed': {
    ...mentorsPerson,
    prepare: ({ person, foreignPerson }) => planSessions(addHours(-1), person, foreignPerson),
  },
  'POST /api/mentor/people/{id}/steps': { ...mentorsPerson, body: () => ({ text: 'Read' }) },
  'PUT /api/mentor/people/{id}/steps/{stepId}': {
    ...mentorsPerson,
    body: () => ({ text: 'Read' }),
  },
  'PUT /api/mentor/people/{id}/steps/{stepId} stepId': {
    ...mentorsStep,
    body: () => ({ text: 'Read' }),
  },
  'DELETE /api/mentor/people/{id}/steps/{stepId}': mentorsPerson,
  'DELETE /api/mentor/people/{id}/steps/{stepId} stepId': mentorsStep,
  'PUT /api/mentor/people/{id}/steps/{stepId}/done': { ...mentorsPerson, body: () => done },
  'PUT /api/mentor/people/{id}/steps/{stepId}/done stepId': { ...mentorsStep, body: () => done },
  'PUT /api/student/steps/{stepId}/done': { ...mentorsStep, as: 'person', body: () => done },
  'PUT /api/educator/steps/{stepId}/done': {
    ...mentorsStep,
    audience: 'educator',
    as: 'person',
    body: () => done,
  },
  'PUT /api/mentor/people/{id}/answers/read': mentorsPerson,
  'PUT /api/student/stages/{stageId}/answer': ownStage,
  'PUT /api/educator/stages/{stageId}/answer': { ...ownStage, audience: 'educator' },
  'GET /api/mentor/clubs/{clubId}/stages': {
    as: 'mentor',
    own: ({ club }) => [club.id],
    others: ({ foreignClub, otherClub, person }) => [foreignClub.id, otherClub.id, person.id],
  },
  'PUT /api/mentor/progress studentId': {
    ...mentorsPerson,
    body: ({ club }) => ({ stageId: club.stageIds[0] }),
  },
  'PUT /api/mentor/progress stageId': {
    as: 'mentor',
    own: ({ club }) => club.stageIds,
    others: ({ foreignClub, otherClub }) => [...foreignClub.stageIds, ...otherClub.stageIds],
    refusal: 400,
    missing: 400,
    body: ({ person }) => ({ studentId: person.id }),
  },
  'PUT /api/mentor/progress clubId': {
    as: 'mentor',
    own: ({ club }) => [club.id],
    others: ({ foreignClub, otherClub }) => [foreignClub.id, otherClub.id],
    refusal: 400,
    missing: 400,
    body: ({ person, club }) => ({ studentId: person.id, stageId: club.stageIds[0] }),
  },
  'POST /api/student/submit-form assignedClub': assignedClub('student', 'person', studentForm),
  'POST /api/educator/submit-form assignedClub': assignedClub('educator', 'person', educatorForm),
};

/** All tables that a request could change. */
function stored(): Promise<unknown> {
  const changeable = ['users', 'people', 'clubs', 'stages', 'mentors', 'progress'] as const;
  const tables = [
    ...changeable,
    'deletion_requests',
    'counselling_sessions',
    'agreed_steps',
    'answers',
    'concerns',
    'interest_profiles',
  ] as const;
  return Promise.all(tables.map((table) => test.deps.db.selectFrom(table).selectAll().execute()));
}

describe('every id in a request', () => {
  it('has a row', () => {
    expect(idsOfRoutes(test.app.swagger() as unknown as Document).sort()).toEqual(
      Object.keys(rows).sort(),
    );
  });

  it.each(Object.entries(rows))('%s', async (key, row) => {
    const [method = '', path = '', field] = key.split(' ');
    const world = await addRecordWorld(test, row.audience ?? 'student');
    const home = path.includes('/mentors/') ? world.mentor.id : world.person.id;
    const answerTo = async (id: string) => {
      const [, first = ''] = /\{(\w+)\}/.exec(path) ?? [];
      const tested = path.includes(`{${field ?? ''}}`) ? field : field === undefined ? first : '';
      const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
        if (name === tested) return id;
        return name === 'stepId' ? world.step.id : home;
      });
      const sent = { ...row.body?.(world), ...(field !== undefined && { [field]: id }) };
      const body = /^P/.test(method) ? sent : undefined;
      return test.call(`${method} ${address}`, { token: world[row.as].token, body });
    };
    await row.prepare?.(world);
    const before = await stored();
    const responses: unknown[] = [];
    for (const id of [unknownId, ...malformed]) {
      const answer = await answerTo(id);
      expect([id, answer.status]).toEqual([id, row.missing ?? 404]);
      responses.push(answer.body);
    }
    for (const id of row.others(world)) {
      const answer = await answerTo(id);
      expect([id, answer.status]).toEqual([id, row.refusal ?? 404]);
      // An id of others has the same response as an unknown id.
      if (row.refusal === undefined) expect(answer.body).toEqual(responses[0]);
    }
    expect(await stored()).toEqual(before);
    for (const id of row.own(world)) {
      expect([id, (await answerTo(id)).status]).toEqual([
        id,
        method === 'POST' && /(mentors|steps)$/.test(path) ? 201 : 200,
      ]);
    }
  });
});
