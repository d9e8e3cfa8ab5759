import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { gql } from 'graphql-tag';
import { beforeAll, expect, test } from 'vitest';
import { startBff, type Operation, type TestBff } from '../testing/bff.ts';
import { clean, pickBy } from '../testing/pick.ts';
import type { Answers } from '../testing/upstream.ts';
import { world, type World } from '../testing/world.ts';
import { answersOf } from '../testing/worldAnswers.ts';

/** Random in each run; set SHAPES_SEED to repeat a run that failed. */
const seed = Number(process.env['SHAPES_SEED'] ?? randomInt(2 ** 31));

/** Shrinking a failure would take minutes. */
const RUNS = { seed, numRuns: 25, endOnFailure: true };

beforeAll(() => {
  process.stdout.write(`shapes.property.test.ts: SHAPES_SEED=${seed}\n`);
});

const club = 'club { id name description clubFor stages { id name description } }';
const mentor = `mentor { id name email phone specialization experience status studentsCount ${club} }`;
const progress =
  'progress { percent status band currentStage lastUpdated stages { id status feedback date stage { id name } } }';
const common = 'dateOfBirth age gender city preferredLanguage interests achievements';
const studentDetails = `formDetails { ${common} class schoolName tenthPercentage futureAspirations }`;
const educatorDetails = `formDetails { ${common} currentPosition institution experience publications }`;
const person = `__typename id name email phone status formSubmitted createdAt ${club} ${mentor} ${progress}`;
const both = `${person} ... on Student { education ${studentDetails} } ... on Educator { ${educatorDetails} }`;
const student = `${person} education ${studentDetails}`;
const educator = `${person} ${educatorDetails}`;
const page = 'totalCount pageCount items';

/** Operations with every query of the schema. */
const operations = (some: string, other: string): Operation[] => [
  `{ students { ${page} { ${student} } } educators { ${page} { ${educator} } } }`,
  `{ student(id: "${some}") { ${student} } educator(id: "${other}") { ${educator} } }`,
  `{ clubs { id name clubFor description stages { id name description } membersCount mentors { id } }
     club(id: "club-student") { id membersCount } mentors { id name status studentsCount ${club} }
     mentor(id: "mentor1") { id experience } dashboardCounts { students educators mentors clubs formSubmitted } }`,
  `{ formSubmissions { ${page} { submittedAt person { ${both} } } } }`,
  `{ students: progressRecords(audience: STUDENT, sort: { field: PERCENT, direction: DESC }) {
       ${page} { mentorName clubName currentStage lastUpdated ${progress} person { ${both} } }
       summary { total completed inProgress averagePercent } } }`,
  `{ educators: progressRecords(audience: EDUCATOR, filter: { clubId: "club-educator" }) {
       ${page} { ${progress} person { id name } } summary { averagePercent } } }`,
  `{ overview { stages { club { id } stage count } bands { band count } mentors { mentor { id } count }
       submissions { from count } longestWaiting { id since } silentMentors { mentor { id } count since } }
     silent: mentors(filter: { silent: true }) { id } }`,
  `{ overview(audience: STUDENT, clubId: "club-student", by: MONTH) { stages { stage count }
       submissions { from count } mentors { mentor { id } count } silentMentors { count } } }`,
  `{ students(filter: { currentStage: "", waitingBefore: "2050-01-01" }) { ${page} { id } }
     formSubmissions(filter: { submittedFrom: "2010-01-01", submittedTo: "2050-01-01" }) { ${page} { submittedAt } }
     progressRecords(audience: EDUCATOR, filter: { band: LOW, currentStage: "a", mentorId: "mentor0" }) {
       ${page} { person { id } } } }`,
  `{ me { id name email phone role formSubmitted } myStudentProfile { ${student} }
     clubChoices(clubFor: STUDENT) { id name clubFor stages { id } } }`,
  `{ myEducatorProfile { ${educator} } }`,
  `{ mentorDashboard { mentor { id name email ${club} } stages { id name } people { ${page} { ${both} } }
     stats { totalStudents activeStudents completedSessions pendingUpdates } } }`,
  gql`mutation { login(input: { email: "a@b.in", password: "secret" }) { token user { id role formSubmitted } } }`,
];

function operationsFor({ people }: World): Operation[] {
  const first = (audience: string) => people.find((one) => one.audience === audience)?.id ?? '';
  return operations(first('student'), first('educator'));
}

async function askAll(bff: TestBff, answers: Answers, asked: Operation[]) {
  bff.upstream.answers = answers;
  return Promise.all(asked.map((operation) => bff.ask(operation)));
}

test('the GraphQL answers do not depend on the shapes of the backend’s answers', async () => {
  const interpreting = await startBff({}, { limits: { compileAt: Infinity } });
  const compiling = await startBff({}, { limits: { compileAt: 1 } });

  await fc.assert(
    fc.asyncProperty(
      world,
      fc.array(fc.nat(59), { minLength: 199, maxLength: 199 }),
      async (known, choices) => {
        const asked = operationsFor(known);
        const expected = await askAll(interpreting, answersOf(known, clean), asked);
        expect(expected.flatMap(({ errors = [] }) => errors)).toEqual([]);

        const shaped = answersOf(known, pickBy(choices));
        expect(await askAll(compiling, shaped, asked)).toEqual(expected);
      },
    ),
    RUNS,
  );
}, 120_000);

/** Values that fit no field. */
const garbage = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue() },
  fc.constantFrom<unknown>(
    1e308,
    -1.5,
    2 ** 53,
    8.64e15,
    '9'.repeat(400),
    '2026-02-31',
    '-000001-01-01T00:00:00Z',
    [[[]]],
    { data: { data: { data: [] } } },
    { __proto__: null, constructor: 1, toString: 2, hasOwnProperty: 3 },
    ' ',
    true,
  ),
);

/** A copy of `value` with one nested value replaced; `choices` select the path to it. */
function damaged(value: unknown, choices: number[], by: unknown): unknown {
  const [choice, ...rest] = choices;
  if (choice === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[choice % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const inner = damaged((value as Record<string, unknown>)[key], rest, by);
  return Array.isArray(value)
    ? value.map((entry: unknown, index) => (String(index) === key ? inner : entry))
    : { ...value, [key]: inner };
}

/** Matches the calls with this documented name. */
function patternOf(documented: string): RegExp {
  return new RegExp(`^${documented.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
}

test('garbage in an answer is an UPSTREAM_INVALID error that names the call, and data remains', async () => {
  const bff = await startBff({});
  let invalid = 0;

  await fc.assert(
    fc.asyncProperty(
      world,
      fc.nat(),
      fc.array(fc.nat(99), { maxLength: 6 }),
      garbage,
      async (known, which, choices, by) => {
        const answers = answersOf(known, clean);
        const calls = Object.keys(answers);
        const call = calls[which % calls.length] ?? '';
        const results = await askAll(
          bff,
          { ...answers, [call]: damaged(answers[call], choices, by) },
          operationsFor(known),
        );

        for (const { data, errors = [] } of results) {
          expect(data).toEqual(expect.any(Object));
          for (const { message, extensions } of errors) {
            // Garbage in place of an id matches no record.
            if (['NOT_FOUND', 'NOT_SUPPORTED'].includes(extensions.code)) continue;
            invalid += 1;
            expect({ message, code: extensions.code }).toEqual({
              message: 'Invalid data format received from server',
              code: 'UPSTREAM_INVALID',
            });
            // A damaged id may lead to a person that another list lacks, which is then named.
            const named = patternOf(extensions.call ?? 'no call');
            expect(calls.filter((made) => named.test(made))).not.toEqual([]);
          }
        }
      },
    ),
    RUNS,
  );
  expect(invalid).toBeGreaterThan(0);
}, 120_000);
