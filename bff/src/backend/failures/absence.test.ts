import { expect, test } from 'vitest';
import { deniesRecords } from './absence.ts';

const denies = (message: string, nouns: string[]) =>
  deniesRecords({ body: { message }, text: '' }, nouns);

test.each([
  'No progress found',
  'No progress yet.',
  'Progress not found',
  'Progress not found for this student',
  'Progress record not found',
  'Student progress not found',
  'No student progress records exist',
  'No data available',
  'Record not found.',
  'No results',
  'Sorry! No progress has been recorded yet.',
  'Progress for student 65f0c0ffee65f0c0ffee0001 could not be found',
  'Progress does not exist',
  'No StudentProgress matches the given query.',
  'No query results for model [App\\Models\\StudentProgress] 7',
  'PROGRESS_NOT_FOUND',
  'Could not find progress of student',
])('“%s” denies progress', (message) => {
  expect(denies(message, [])).toBe(true);
});

test.each([
  'Not found',
  'Not Found.',
  '404 Not Found',
  'Student not found',
  'No student found',
  'No such student',
  'Student record not found',
  'No student with progress 7',
  'Student not found. No progress.',
  'Club not found, so no progress',
  'No Student matches the given query.',
  'No query results for model [App\\Models\\Student] 7',
  'Route GET:/api/student/progress not found',
  'No route for student progress',
  'Cannot GET /api/student/progress',
  'No static resource api/student/progress.',
  'The requested resource was not found',
  'None found',
  'Progress could not be loaded',
  '<p>No progress</p>',
  '',
])('“%s” does not', (message) => {
  expect(denies(message, [])).toBe(false);
});

test.each([
  ['No students found', ['students'], true],
  ['No student records found', ['students'], true],
  ['You have no assigned students', ['students', 'educators'], true],
  ['None of the students are active', ['students'], true],
  ['Students: none', ['students'], true],
  ['No form submissions found', ['formSubmissions'], true],
  ['No records', ['mentors'], true],
  ['No mentors found', ['students'], false],
  ['No mentor records found', ['students'], false],
  ['No stages for this club', ['stages'], true],
  ['Club not found', ['stages'], false],
])('“%s” for %s: %s', (message, nouns, expected) => {
  expect(denies(message, nouns)).toBe(expected);
});
