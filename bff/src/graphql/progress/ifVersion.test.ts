import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { mentoredRecord, progressRecord } from '../../testing/records.ts';
import { Answer, type Answers } from '../../testing/upstream.ts';

const save = gql`mutation ($input: UpdateProgressInput!) { updateProgress(input: $input) {
  person { id } stats { totalStudents } userErrors { field code } } }`;

const PROGRESS = 'GET /api/mentor/people/student1/progress';
const LIST = 'GET /api/mentor/students';
const PUT = 'PUT /api/mentor/progress';

const target = { personId: 'student1', clubId: 'club1', stageId: 'club1-stage2' };
const input = { ...target, status: 'COMPLETED', feedback: 'Well done' };

/** Progress in which one stage has changed fields. */
function progressWith(change: object, stage = 1) {
  const record = progressRecord();
  const stageProgress = record.stageProgress.map((entry, index) =>
    index === stage ? { ...entry, ...change } : entry,
  );
  return { ...record, stageProgress };
}

const tagged = (body: object, tag: string) => new Answer(200, body, { headers: { etag: tag } });

const conflict = (current: object | undefined, tag = '"2.b"') =>
  new Answer(
    412,
    { message: 'Changed meanwhile.', code: 'PRECONDITION_FAILED', current },
    {
      headers: { etag: tag },
    },
  );

const saved = {
  ...progressWith({ status: 'completed', feedback: 'Well done' }),
  person: {
    ...mentoredRecord(),
    stages: progressWith({ status: 'completed', feedback: 'Well done' }).stageProgress.map(
      ({ stage, ...entry }) => ({ ...stage, ...entry }),
    ),
  },
  stats: { totalStudents: 7, activeStudents: 4, completedSessions: 3, pendingUpdates: 2 },
};

/** Successive answers of one call. */
function inTurn(...answers: unknown[]) {
  return () => answers.shift();
}

/** The version of the second stage as the mentor's list shows it. */
async function versionIn(list: unknown[]): Promise<string> {
  const bff = await startBff({ [LIST]: list });
  const { data } = await bff.ask(
    gql`{ mentorDashboard { people { items { progress { stages { version } } } } } }`,
  );
  const { people } = data?.['mentorDashboard'] as {
    people: { items: { progress: { stages: { version: string }[] } }[] };
  };
  const version = people.items[0]?.progress.stages[1]?.version;
  expect(version).toMatch(/^[\w-]{16}$/);
  return version ?? '';
}

const ask = async (bff: TestBff, more: object = {}) => {
  const ifVersion = await versionIn([mentoredRecord()]);
  const { data, errors } = await bff.ask(save, { input: { ...input, ifVersion, ...more } });
  expect(errors).toBeUndefined();
  return data?.['updateProgress'];
};

const calls = ({ upstream }: TestBff) => upstream.calls.map(({ call }) => call);

const done = { person: { id: 'student1' }, stats: { totalStudents: 7 }, userErrors: [] };
const refused = {
  person: { id: 'student1' },
  stats: null,
  userErrors: [{ field: ['ifVersion'], code: 'PRECONDITION_FAILED' }],
};

/** A backend with ETags and all extensions of our api. */
const own = (answers: Answers = {}): Answers => ({
  [PROGRESS]: tagged(progressRecord(), '"1.a"'),
  [PUT]: saved,
  [LIST]: [mentoredRecord()],
  ...answers,
});

test('a save with a version takes two calls, and sends the ETag of the read', async () => {
  const bff = await startBff(own());

  expect(await ask(bff, { idempotencyKey: 'key-1' })).toEqual(done);
  expect(bff.upstream.calls).toMatchObject([
    { call: PROGRESS },
    { call: PUT, ifMatch: '"1.a"', idempotencyKey: 'key-1', body: { status: 'completed' } },
  ]);
});

test('a save without a version makes no read before it', async () => {
  const bff = await startBff(own());

  expect(await ask(bff, { ifVersion: null })).toEqual(done);
  expect(bff.upstream.calls).toMatchObject([{ call: PUT, ifMatch: undefined }]);
});

test.each([
  ['its status', { status: 'completed' }],
  ['its feedback', { feedback: 'Other words' }],
  ['its date', { date: '2026-03-01T10:00:00.000Z' }],
])('a save does not overwrite a stage whose %s changed', async (_what, change) => {
  const bff = await startBff(own({ [PROGRESS]: tagged(progressWith(change), '"2.b"') }));

  expect(await ask(bff)).toEqual(refused);
  expect(calls(bff)).toEqual([PROGRESS, LIST]);
});

test.each([
  ['spaces around feedback', progressWith({ feedback: '  ' })],
  ['another stage', progressWith({ status: 'not started' }, 0)],
])('%s do not conflict', async (_what, progress) => {
  const bff = await startBff(own({ [PROGRESS]: tagged(progress, '"2.b"') }));

  expect(await ask(bff)).toEqual(done);
  expect(bff.upstream.calls).toMatchObject([{ call: PROGRESS }, { call: PUT, ifMatch: '"2.b"' }]);
});

test.each([
  ['all as sent', { status: 'completed', feedback: ' Well done' }, {}],
  ['feedback not sent', { status: 'completed', feedback: 'Other' }, { feedback: undefined }],
  ['blank feedback', { status: 'completed', feedback: null }, { feedback: ' ' }],
])('a stage that already has the values is not saved: %s', async (_what, change, more) => {
  const moved = { ...change, date: '2026-03-01T10:00:00.000Z' };
  const bff = await startBff(own({ [PROGRESS]: tagged(progressWith(moved), '"2.b"') }));

  expect(await ask(bff, more)).toEqual({ ...done, stats: null });
  expect(calls(bff)).toEqual([PROGRESS, LIST]);
});

test.each([
  ['with the record in the refusal', progressWith({ status: 'not started' }, 0), []],
  ['read again', undefined, [PROGRESS]],
])('a save that fails with another stage’s save is retried: %s', async (_what, current, again) => {
  const read = inTurn(
    tagged(progressRecord(), '"1.a"'),
    tagged(progressWith({ status: 'not started' }, 0), '"2.b"'),
  );
  const bff = await startBff(own({ [PROGRESS]: read, [PUT]: inTurn(conflict(current), saved) }));

  expect(await ask(bff, { idempotencyKey: 'key-1' })).toEqual(done);
  expect(calls(bff)).toEqual([PROGRESS, PUT, ...again, PUT]);
  expect(bff.upstream.calls.at(-1)).toMatchObject({ ifMatch: '"2.b"', idempotencyKey: 'key-1' });
});

test('a conflict on the same stage is not retried', async () => {
  const current = progressWith({ status: 'not started' });
  const bff = await startBff(own({ [PUT]: conflict(current) }));

  expect(await ask(bff)).toEqual(refused);
  expect(calls(bff)).toEqual([PROGRESS, PUT, LIST]);
});

test('a save that was already applied succeeds', async () => {
  const current = progressWith({ status: 'completed', feedback: 'Well done' });
  const bff = await startBff(own({ [PUT]: conflict(current) }));

  expect(await ask(bff)).toEqual({ ...done, stats: null });
  expect(calls(bff)).toEqual([PROGRESS, PUT, LIST]);
});

test.each([
  ['applied', saved, { ...done, stats: null }],
  ['not applied', conflict(undefined), refused],
])('the key of a save shows whether an earlier attempt was %s', async (_what, put, payload) => {
  const read = tagged(progressWith({ feedback: 'Of another save' }), '"2.b"');
  const bff = await startBff(own({ [PROGRESS]: read, [PUT]: put }));

  expect(await ask(bff, { idempotencyKey: 'key-1' })).toEqual(payload);
  expect(calls(bff)).toEqual([PROGRESS, PUT, LIST]);
  expect(bff.upstream.calls[1]?.ifMatch).not.toBe('"2.b"');
});

test('repeated conflicts with other stages end as a conflict', async () => {
  const current = progressWith({ status: 'not started' }, 0);
  const bff = await startBff(own({ [PUT]: conflict(current) }));

  expect(await ask(bff)).toEqual(refused);
  expect(calls(bff)).toEqual([PROGRESS, PUT, PUT, PUT, PUT, LIST]);
});

test('a conflict is reported even when the person cannot be read', async () => {
  const bff = await startBff(
    own({ [PROGRESS]: tagged(progressWith({ status: 'completed' }), '"2.b"'), [LIST]: [] }),
  );

  expect(await ask(bff)).toEqual({ ...refused, person: null });
});

test('a save for an unknown stage is sent to a backend with ETags, which refuses it', async () => {
  const bff = await startBff(
    own({ [PUT]: new Answer(400, { message: 'Invalid stage selected', code: 'VALIDATION' }) }),
  );

  expect(await ask(bff, { stageId: 'gone' })).toEqual({
    person: null,
    stats: null,
    userErrors: [{ field: null, code: 'VALIDATION' }],
  });
});

const foreign = (list: unknown, put: unknown = { message: 'Saved' }): Answers => ({
  [LIST]: list,
  [PUT]: put,
});

test('the list is read where the backend lacks the call', async () => {
  const bff = await startBff(foreign([mentoredRecord()]));
  const quiet = gql`mutation ($input: UpdateProgressInput!) { updateProgress(input: $input) {
    userErrors { code } } }`;
  const ifVersion = await versionIn([mentoredRecord()]);

  expect(await bff.ask(quiet, { input: { ...input, ifVersion } })).toEqual({
    data: { updateProgress: { userErrors: [] } },
  });
  expect(calls(bff)).toEqual([PROGRESS, LIST, PUT]);
  expect(bff.upstream.calls.at(-1)).toMatchObject({ ifMatch: undefined });
});

test.each([
  ['with another status', [{ name: 'Assessment', status: 'completed' }]],
  ['without the stage', [{ name: 'Initial Counseling', status: 'completed' }]],
])('the list shows a conflict: %s', async (_what, stages) => {
  const before = [{ ...mentoredRecord(), stages: [{}, { name: 'Assessment', status: 'pending' }] }];
  const ifVersion = await versionIn(before);
  const bff = await startBff(foreign([{ ...mentoredRecord(), stages }]));

  const stageId = 'club1~Assessment';
  expect(await ask(bff, { ifVersion, stageId })).toEqual(refused);
  expect(calls(bff)).not.toContain(PUT);
});

test('stages that the list only names are matched by the ids of the club', async () => {
  const named = { ...mentoredRecord(), stages: { Assessment: 'pending', Interview: 'pending' } };
  const stages = [
    { _id: 's1', name: 'Assessment' },
    { _id: 's2', name: 'Interview' },
  ];
  const bff = await startBff({
    ...foreign([named]),
    'GET /api/mentor/profile': { id: 'm1', name: 'Ravi', email: 'r@b.in', assignedClub: 'club1' },
    'GET /api/mentor/clubs/club1/stages': stages,
  });
  const ifVersion = await versionIn([named]);

  expect(await ask(bff, { ifVersion, stageId: 's2' })).toMatchObject({ userErrors: [] });
  expect(calls(bff)).toContain(PUT);
});

test('a person who is no longer the mentor’s is not found, and the read is not cached', async () => {
  const bff = await startBff(own({ [PROGRESS]: undefined, [LIST]: [] }));
  const ifVersion = await versionIn([mentoredRecord()]);

  const { data, errors } = await bff.ask(save, { input: { ...input, ifVersion } });
  expect(data).toEqual({ updateProgress: null });
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  Object.assign(bff.upstream.answers, own());
  bff.upstream.calls.length = 0;
  expect(await ask(bff)).toEqual(done);
  expect(calls(bff)).toEqual([PROGRESS, PUT]);
});

test('does not save after a failed read', async () => {
  const bff = await startBff(own({ [PROGRESS]: new Answer(500, {}) }));
  const ifVersion = await versionIn([mentoredRecord()]);

  const { errors } = await bff.ask(save, { input: { ...input, ifVersion } });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  expect(calls(bff)).toEqual([PROGRESS]);
});
