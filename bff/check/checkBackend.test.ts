import { expect, onTestFinished, test } from 'vitest';
import { express } from '../src/testing/foreign/express.ts';
import { laravel } from '../src/testing/foreign/laravel.ts';
import { spring } from '../src/testing/foreign/spring.ts';
import { startUpstream, type Answers } from '../src/testing/upstream.ts';
import { readConfig } from '../src/config.ts';
import { checkBackend, type Report } from './checkBackend.ts';
import type { CheckRole } from './reads.ts';
import { tableOf } from './table.ts';

async function check(answers: Answers, role: CheckRole): Promise<Report> {
  const upstream = await startUpstream(answers);
  onTestFinished(() => upstream.close());
  return checkBackend(
    readConfig({ API_URL: upstream.origin }),
    [{ role, email: `${role}@example.org`, password: 'a secret' }],
    false,
  );
}

/** Result of each call that was made with a session. */
const results = ({ rows }: Report) =>
  Object.fromEntries(
    rows.filter(({ role }) => role !== null).map(({ call, result }) => [call, result]),
  );

const rowOf = ({ rows }: Report, call: string) =>
  rows.find((row) => row.call === call && row.role !== null);

test('a server on MongoDB: shapes recognised, missing calls found', async () => {
  const report = await check(express, 'admin');

  expect(results(report)).toMatchObject({
    'POST /api/auth/login': 'ok',
    'GET /api/auth/me': 'refused',
    'GET /api/admin/mentors': 'incomplete',
    'GET /api/admin/students': 'ok',
    'GET /api/admin/students/{id}/progress': 'missing',
    'GET /api/admin/educators': 'missing',
    'GET /api/admin/educators/{id}': 'skipped',
  });
  expect(rowOf(report, 'GET /api/admin/students')).toMatchObject({
    status: 200,
    shape: {
      wrapper: 'data',
      records: 1,
      ids: '_id',
      references: { assignedClub: 'text', assignedMentor: 'null' },
      dates: { createdAt: 'ISO 8601', dateOfBirth: 'ISO 8601' },
      pages: 'whole list',
    },
    missing: [],
  });
  expect(rowOf(report, 'GET /api/admin/mentors')).toMatchObject({
    missing: ['studentsCount'],
    loses: ['how many people a mentor has, unless the list of people shows it'],
  });
  expect(rowOf(report, 'GET /api/admin/educators')).toMatchObject({
    loses: ["the administrator's list of educators"],
  });
  expect(report.isUsable).toBe(false);
});

test('a Laravel server: a field that cannot be read is named with its loss', async () => {
  const report = await check(laravel, 'mentor');

  expect(results(report)).toEqual({
    'POST /api/auth/login': 'ok',
    'GET /api/auth/me': 'incomplete',
    'GET /api/mentor/profile': 'ok',
    'GET /api/mentor/students': 'incomplete',
    'GET /api/mentor/clubs/{clubId}/stages': 'ok',
    'GET /api/mentor/dashboard/stats': 'missing',
  });
  expect(rowOf(report, 'GET /api/mentor/students')).toMatchObject({
    shape: { wrapper: 'data', ids: 'id', dates: { lastUpdated: 'other text' } },
    unreadable: ['progress'],
    missing: ['phone'],
  });
});

test('a Spring server: a failing call makes the backend unusable', async () => {
  const report = await check(spring, 'student');

  expect(results(report)).toMatchObject({
    'GET /api/student/profile': 'incomplete',
    'GET /api/student/progress': 'failed',
    'GET /api/student/clubs': 'ok',
  });
  expect(rowOf(report, 'GET /api/student/profile')).toMatchObject({
    shape: {
      wrapper: 'student',
      references: { assignedClub: 'text' },
      dates: { createdAt: 'number' },
    },
    unreadable: ['dateOfBirth'],
    missing: [],
  });
  expect(rowOf(report, 'GET /api/student/clubs')?.shape?.wrapper).toBe('content');
  const table = tableOf(report);
  expect(table).toContain('A required call is missing or cannot be used.');
  expect(table).toContain("The product loses: progress and feedback on the student's dashboard");
  expect(table).not.toContain('a secret');
});

test('a backend that does not respond', async () => {
  const upstream = await startUpstream({});
  await upstream.close();
  const { rows, isUsable } = await checkBackend(
    readConfig({ API_URL: upstream.origin }),
    [],
    false,
  );

  expect(rows).toMatchObject([{ status: 'unreachable', result: 'failed' }]);
  expect(isUsable).toBe(false);
});
