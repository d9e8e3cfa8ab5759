import { expect, it } from 'vitest';
import { criteriaText, toVariables } from './criteria.ts';

const WORDS = { one: 'student', many: 'students', One: 'Student', Many: 'Students' };

const paramsOf = (search: string) => {
  const entries = new URLSearchParams(search);
  const read = (name: string) => entries.get(name) ?? '';
  return { search: read('search'), sort: read('sort'), page: 2, filter: read };
};

it.each([
  ['', {}],
  ['search=%20', {}],
  ['search=+asha+', { search: 'asha' }],
  ['progress=high', { band: 'HIGH' }],
  ['progress=low', { band: 'LOW' }],
  ['progress=other', {}],
  ['current=Assessment', { currentStage: 'Assessment' }],
  ['current=not-started', { currentStage: '' }],
  ['club=c1', { clubId: 'c1' }],
  ['show=active', { active: true }],
  ['show=waiting', { waiting: true }],
  ['show=no-feedback', { noFeedback: true }],
  ['show=unread-answers', { unreadAnswers: true }],
  ['show=other', {}],
])('filters by "%s"', (search, filter) => {
  expect(toVariables(paramsOf(search)).filter).toEqual(filter);
});

it.each([
  ['', 'NAME', 'ASC'],
  ['sort=-name', 'NAME', 'DESC'],
  ['sort=-progress', 'PROGRESS', 'DESC'],
  ['sort=waiting', 'WAITING_SINCE', 'ASC'],
  ['sort=other', 'NAME', 'ASC'],
])('sorts by "%s"', (search, field, direction) => {
  expect(toVariables(paramsOf(search))).toMatchObject({
    sort: { field, direction },
    page: { number: 2, size: 10 },
  });
});

it('describes the filters of the list', () => {
  expect(
    criteriaText(
      paramsOf('search=ro&progress=low&current=not-started&club=c1&show=no-feedback'),
      WORDS,
    ),
  ).toEqual([
    '“ro”',
    'Low, 1-39%',
    'stage Not Started',
    'the chosen club',
    'students without feedback',
  ]);
});
