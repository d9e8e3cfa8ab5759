import { gql } from 'graphql-tag';
import { describe, expect, test } from 'vitest';
import { startBff } from '../../testing/bff.ts';
import { studentRecord } from '../../testing/records.ts';

const consent = {
  guardianName: 'Vaishali Rao',
  relation: 'Mother',
  contact: '94220 18853',
  givenOn: '2026-11-18',
  noticeVersion: '1',
  language: 'en',
};
const mine = studentRecord();
const withConsent = (value: unknown) => ({
  ...mine,
  formDetails: { ...mine.formDetails, consent: value },
});

describe("a guardian's consent is read from", () => {
  test.each([
    ['our api', { ...withConsent(consent), consentMissing: false }, consent, false],
    ['our api, missing', { ...mine, consentMissing: true }, null, true],
    ['a backend that stores the sent consent', withConsent(consent), consent, null],
    ['a backend that stores it outside the details', { ...mine, consent }, consent, null],
    [
      'a backend that stores only the name',
      withConsent({ guardianName: 'Vaishali Rao' }),
      {
        guardianName: 'Vaishali Rao',
        relation: null,
        contact: null,
        givenOn: null,
        noticeVersion: null,
        language: null,
      },
      null,
    ],
    ['a backend that stores another consent format', withConsent(true), null, null],
    ['a backend without it', mine, null, null],
  ])('%s', async (_backend, record, expected, missing) => {
    const bff = await startBff({ 'GET /api/student/profile': record });
    const { data, errors } = await bff.ask(
      gql`{ myStudentProfile { consentMissing formDetails { schoolName consent { guardianName relation contact givenOn noticeVersion language } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.['myStudentProfile']).toEqual({
      consentMissing: missing,
      formDetails: { schoolName: mine.formDetails.schoolName, consent: expected },
    });
  });
});

describe('with the form', () => {
  const input = {
    fullName: mine.name,
    email: mine.email,
    phone: mine.phone,
    class: '10th',
    schoolName: 'City School',
    consent,
  };
  const ask = gql`mutation ($input: StudentFormInput!) { submitStudentForm(input: $input) {
    student { id formDetails { consent { guardianName relation contact givenOn noticeVersion language } } } userErrors { code } } }`;

  test.each([
    ['stores it', consent],
    ['drops it', null],
  ])('consent is sent to a backend that %s', async (_what, kept) => {
    const answered = withConsent(kept ?? undefined);
    const bff = await startBff({
      'POST /api/student/submit-form': answered,
      'GET /api/student/profile': answered,
    });
    expect(await bff.ask(ask, { input })).toEqual({
      data: {
        submitStudentForm: {
          student: { id: 'student1', formDetails: { consent: kept } },
          userErrors: [],
        },
      },
    });
    expect(bff.upstream.calls[0]?.body).toMatchObject({ consent });
  });
});

describe('students whose consent is missing', () => {
  const students = [
    { ...studentRecord(1), consentMissing: true },
    { ...studentRecord(2), consentMissing: false },
    studentRecord(3),
  ];

  test('uses the parameter, or filters here where the backend does not apply it', async () => {
    const bff = await startBff({ 'GET /api/admin/students': students });
    const { data } = await bff.ask(
      gql`{ students(filter: { consent: MISSING }) { totalCount items { id } } }`,
    );
    expect(data).toEqual({ students: { totalCount: 1, items: [{ id: 'student1' }] } });
    expect(bff.callsMade()[0]).toContain('consent=missing');
  });
});
