import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { educatorRecord, studentRecord, submissionRecord } from '../../testing/records.ts';

const LIST = 'GET /api/admin/form-submissions';
const [first, second, teacher] = [studentRecord(1), studentRecord(2), educatorRecord(1)];

/** A submission with its own id. */
const own = { ...submissionRecord(first), _id: 'form1', id: 'form1', formSubmitted: undefined };
const { _id, id, name, email, role, phone } = first;
const withoutPerson = {
  ...own,
  name: undefined,
  email: undefined,
  phone: undefined,
  role: undefined,
};
const account = { _id, name, email, phone, role, createdAt: '2023-01-01T00:00:00.000Z' };
const withoutId = { ...own, _id: undefined, id: undefined };

const ask = gql`{ formSubmissions { totalCount items { submittedAt person { id name email
  ... on Student { formDetails { class schoolName } } } } } }`;
const expected = {
  submittedAt: own.createdAt,
  person: { id, name, email, formDetails: { class: '10th', schoolName: 'School 1' } },
};

const read = [LIST];
const lookedUp = ['GET /api/admin/form-submissions', 'GET /api/admin/students'];

test.each<[string, object, string[]]>([
  ['is the person’s record', submissionRecord(first), read],
  ['names the person', { ...own, userId: id }, read],
  ['refers to the person', { ...own, student: id }, read],
  ['includes the person', { ...withoutPerson, user: account }, read],
  ['includes the person at userId', { ...withoutPerson, userId: account }, read],
  ['includes the person at studentId', { ...withoutPerson, studentId: account }, read],
  ['includes the person at educatorId', { ...withoutPerson, educatorId: account }, read],
  ['includes the person at personId', { ...withoutPerson, personId: account }, read],
  ['includes the person without the id', { ...own, user: { role }, userId: id }, read],
  ['has the person in addition', { ...own, person: { id, role } }, read],
  ['has only its own id', own, lookedUp],
  ['refers to the person by name', { ...own, student: name, user: true }, lookedUp],
  ['has the person’s id, but no flag', { ...own, _id: id, id }, lookedUp],
  ['has no id', withoutId, lookedUp],
  ['has the email in another case', { ...own, email: ` ${email.toUpperCase()}` }, lookedUp],
])('the student of a submission that %s', async (what, record, calls) => {
  const bff = await startBff({
    [LIST]: [record],
    'GET /api/admin/students': [second, first],
    'GET /api/admin/educators': [teacher],
  });

  const { data, errors } = await bff.ask(ask);

  expect(errors).toBeUndefined();
  const person = {
    ...expected.person,
    ...(what.includes('another case') && { email: expect.any(String) as string }),
  };
  expect(data).toEqual({
    formSubmissions: { totalCount: 1, items: [{ ...expected, person }] },
  });
  expect(bff.callsMade().map((call) => call.replace(/\?.*/, ''))).toEqual(calls);
});

test.each<[string, object[], object, string]>([
  ['no person has the email', [second], own, 'form1'],
  ['two have the email', [first, { ...second, email }], own, 'form1'],
  ['no person has the id', [second], withoutId, email],
])(
  'where %s, a submission does not belong to that person',
  async (_what, students, record, known) => {
    const bff = await startBff({ [LIST]: [record], 'GET /api/admin/students': students });

    const { data, errors } = await bff.ask(gql`{ formSubmissions { items { person { id } } } }`);

    expect(errors).toBeUndefined();
    expect(data).toEqual({ formSubmissions: { items: [{ person: { id: known } }] } });
  },
);

test.each<[string, object, string[]]>([
  ['includes the person', { ...withoutPerson, user: { ...account, status: 'pending' } }, read],
  ['includes the person without a status', { ...withoutPerson, user: account }, lookedUp],
  ['names the person', { ...own, userId: id }, lookedUp],
])('the status of a submission that %s is not that of the person', async (_what, record, calls) => {
  const bff = await startBff({
    [LIST]: [{ ...record, status: 'submitted' }],
    'GET /api/admin/students': [{ ...first, status: 'pending' }],
  });

  expect(await bff.ask(gql`{ formSubmissions { items { person { status } } } }`)).toEqual({
    data: { formSubmissions: { items: [{ person: { status: 'pending' } }] } },
  });
  expect(bff.callsMade().map((call) => call.replace(/\?.*/, ''))).toEqual(calls);
});

const sent = '2026-11-01T00:00:00.000Z';

test.each<[string, object, string | null]>([
  ['has it', { ...own, submittedAt: sent }, sent],
  [
    'has the person with it',
    { ...withoutPerson, student: { ...account, submittedAt: sent } },
    sent,
  ],
  ['has only its creation', { ...withoutPerson, student: account }, own.createdAt],
  ['wraps the person', { student: { ...submissionRecord(first), createdAt: sent } }, sent],
  ['has none', { ...withoutPerson, createdAt: null, student: account }, null],
])('the time of a submission that %s', async (_what, record, submittedAt) => {
  const bff = await startBff({ [LIST]: [record], 'GET /api/admin/students': [first] });

  expect(await bff.ask(gql`{ formSubmissions { items { submittedAt } } }`)).toEqual({
    data: { formSubmissions: { items: [{ submittedAt }] } },
  });
});
