import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import {
  clubRecord,
  clubReference,
  mentoredRecord,
  mentorRecord,
  mentorReference,
  progressRecord,
  stageNames,
  studentRecord,
  userRecord,
} from '../testing/records.ts';
import { testShapes } from '../testing/shapesTable.ts';
import type { Answers } from '../testing/upstream.ts';

/** The record with only one of its two ids. */
function withOnly<T extends { _id: string; id: string }>(key: '_id' | 'id', record: T) {
  return { ...record, _id: undefined, id: undefined, [key]: record.id };
}

const student = studentRecord();
const lists = {
  'GET /api/admin/clubs': [clubRecord()],
  'GET /api/admin/mentors': [mentorRecord()],
};
const oneStudent = (record: unknown): Answers => ({
  ...lists,
  'GET /api/admin/students': [record],
});
const studentList = (list: unknown): Answers => ({ ...lists, 'GET /api/admin/students': list });

const profile = (record: unknown, progress: unknown = progressRecord()): Answers => ({
  'GET /api/student/profile': record,
  'GET /api/student/progress': progress,
});
const entries = progressRecord().stageProgress;
const withStatuses = (...words: (string | undefined)[]) => ({
  stageProgress: entries.map((entry, index) => ({ ...entry, status: words[index] })),
});

testShapes([
  {
    what: 'students',
    operation: gql`{ students { totalCount pageCount items { id name email phone status formSubmitted
      createdAt education club { id name clubFor } mentor { id name specialization email }
      formDetails { dateOfBirth age gender class schoolName tenthPercentage interests } } } }`,
    clean: oneStudent(student),
    shapes: {
      'wrapped by name': studentList({ students: [student] }),
      'wrapped as data': studentList({ data: [student] }),
      'wrapped twice': studentList({ success: true, data: { students: [student] } }),
      'only _id': oneStudent(withOnly('_id', student)),
      'only id': oneStudent(withOnly('id', student)),
      'club as id': oneStudent({ ...student, assignedClub: 'club1' }),
      'mentor as id': oneStudent({ ...student, assignedMentor: 'mentor1' }),
      'references without a name': oneStudent({
        ...student,
        assignedClub: { _id: 'club1' },
        assignedMentor: { _id: 'mentor1' },
      }),
      'references only _id': oneStudent({
        ...student,
        assignedClub: withOnly('_id', clubReference()),
        assignedMentor: withOnly('_id', mentorReference()),
      }),
      'no flag but key details': oneStudent({ ...student, formSubmitted: undefined }),
      'details beside the name': oneStudent({
        ...student,
        ...student.formDetails,
        formDetails: undefined,
      }),
      'no education': oneStudent({ ...student, education: undefined }),
      'numbers and lists as text': oneStudent({
        ...student,
        formDetails: {
          ...student.formDetails,
          age: '16',
          tenthPercentage: '88.5%',
          interests: 'Robotics, Chess,',
        },
      }),
      'birthday as a moment': oneStudent({
        ...student,
        formDetails: { ...student.formDetails, dateOfBirth: '2010-04-01T00:00:00.000Z' },
      }),
      'moment as milliseconds': oneStudent({
        ...student,
        createdAt: Date.parse(student.createdAt),
      }),
    },
  },
  {
    what: 'a student without club, mentor, form and status',
    operation: gql`{ students { items { id phone status formSubmitted createdAt education club { id } mentor { id } formDetails { class } } } }`,
    clean: oneStudent({
      _id: 's',
      name: 'S',
      email: 's@b.in',
      phone: null,
      status: null,
      formSubmitted: false,
      createdAt: null,
      assignedClub: null,
      assignedMentor: null,
      formDetails: null,
    }),
    shapes: {
      'all absent': oneStudent({ _id: 's', name: 'S', email: 's@b.in' }),
      blank: oneStudent({
        _id: 's',
        name: 'S',
        email: 's@b.in',
        phone: '',
        assignedClub: '',
        formDetails: {},
      }),
    },
  },
  {
    what: 'progress',
    operation: gql`{ myStudentProfile { id club { id name }
      progress { percent currentStage stages { id status feedback stage { id name } } } } }`,
    clean: profile(student),
    shapes: {
      'wrapped profile': profile({ student }),
      'wrapped in data': profile({ data: student }, { data: progressRecord() }),
      'wrapped progress': profile(student, { progress: progressRecord() }),
      'bare entries': profile(student, entries),
      'entries in data': profile(student, { data: entries }),
      'flat entries': profile(student, {
        stages: entries.map(({ stage, ...entry }) => ({ ...stage, ...entry })),
      }),
      'another number given': profile(student, { ...progressRecord(), progress: 90 }),
      'statuses in other spellings': profile(
        student,
        withStatuses('COMPLETED', 'In-Progress', 'not_started'),
      ),
      'an absent status': profile(student, withStatuses('Completed', 'in progress', undefined)),
    },
  },
  {
    what: 'stages without ids',
    operation: gql`{ clubs { id stages { id name } } students { items { club { stages { id name } } } } }`,
    clean: {
      'GET /api/admin/students': [student],
      'GET /api/admin/clubs': [
        {
          ...clubRecord(),
          stages: stageNames.map((name) => ({ _id: `club1~${name}`, name })),
        },
      ],
    },
    shapes: {
      'bare names': {
        'GET /api/admin/students': [student],
        'GET /api/admin/clubs': { clubs: [{ ...clubRecord(), stages: stageNames }] },
      },
      'objects with a name': {
        'GET /api/admin/students': [student],
        'GET /api/admin/clubs': {
          data: [{ ...clubRecord(), stages: stageNames.map((name) => ({ name })) }],
        },
      },
    },
  },
  {
    what: 'the mentor’s people',
    operation: gql`{ mentorDashboard { mentor { name club { id clubFor } } stages { id name } people { items {
      __typename id name email club { id name } progress { percent currentStage }
      ... on Student { formDetails { class schoolName } } } } } }`,
    clean: {
      'GET /api/mentor/profile': mentorRecord(),
      'GET /api/mentor/students': [mentoredRecord()],
      'GET /api/mentor/clubs/club1/stages': clubRecord().stages,
    },
    shapes: {
      wrapped: {
        'GET /api/mentor/profile': { mentor: mentorRecord() },
        'GET /api/mentor/students': { students: [mentoredRecord()] },
        'GET /api/mentor/clubs/club1/stages': { stages: clubRecord().stages },
      },
      'club by its name, no role': {
        'GET /api/mentor/profile': { data: mentorRecord() },
        'GET /api/mentor/students': [{ ...mentoredRecord(), club: 'Club 1', role: undefined }],
        'GET /api/mentor/clubs/club1/stages': { club: clubRecord() },
      },
      'the kind known from the mentor’s club only': {
        'GET /api/mentor/profile': mentorRecord(),
        'GET /api/mentor/students': [
          {
            ...mentoredRecord(),
            club: 'club1',
            role: undefined,
            class: undefined,
            school: undefined,
            formDetails: { class: '10th', schoolName: 'School 1' },
          },
        ],
        'GET /api/mentor/clubs/club1/stages': { data: { stages: clubRecord().stages } },
      },
    },
  },
  {
    what: 'me',
    operation: gql`{ me { id name role formSubmitted } }`,
    clean: { 'GET /api/auth/me': userRecord() },
    shapes: {
      wrapped: { 'GET /api/auth/me': { user: userRecord() } },
      'role in capitals': { 'GET /api/auth/me': { ...userRecord(), role: 'STUDENT' } },
      'no flag but key details': {
        'GET /api/auth/me': {
          ...userRecord(),
          formSubmitted: undefined,
          formDetails: { class: '10th' },
        },
      },
    },
  },
]);

test.each([
  ['no list at all', { message: 'fine' }, undefined],
  ['a list of numbers', [1], '[0]'],
  ['a record without an id', [{ ...student, _id: undefined, id: undefined }], '[0].id'],
  ['a record without a name', [student, { ...student, name: null }], '[1].name'],
  ['a name that is an object', [{ ...student, name: {} }], '[0].name'],
  ['wrappers without an end', '{"data":'.repeat(5000) + '[]' + '}'.repeat(5000), undefined],
])('%s is refused, naming the call and the field', async (_what, list, field) => {
  const bff = await startBff({ 'GET /api/admin/students': list });

  const { data, errors } = await bff.ask(gql`{ students { items { id } } }`);

  expect(data).toEqual({ students: null });
  expect(errors).toEqual([
    expect.objectContaining({
      message: 'Invalid data format received from server',
      extensions: {
        code: 'UPSTREAM_INVALID',
        call: 'GET /api/admin/students',
        ...(field !== undefined && { field }),
      },
    }),
  ]);
});
