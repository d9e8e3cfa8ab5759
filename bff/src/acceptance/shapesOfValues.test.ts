import { gql } from 'graphql-tag';
import { expect, test } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { clubRecord, mentorRecord, studentRecord } from '../testing/records.ts';
import { Answer } from '../testing/upstream.ts';

const student = studentRecord();

/** The bff's reading of each of these students. */
async function asRead(records: object[], selection: string, timeZone = 'Asia/Kolkata') {
  const bff = await startBff(
    {
      'GET /api/admin/students': records.map((record, n) => ({ ...student, id: n, ...record })),
      'GET /api/admin/clubs': [clubRecord()],
      'GET /api/admin/mentors': [mentorRecord()],
    },
    { config: { timeZone } },
  );
  const { data, errors } = await bff.ask(
    `{ students(page: { size: 200 }) { items { ${selection} } } }`,
  );
  expect(errors).toBeUndefined();
  return (data?.['students'] as { items: unknown[] }).items;
}

const at = '2024-05-03T10:20:30.000Z';
const moments: [unknown, string][] = [
  [at, at],
  ['2024-05-03T10:20:30Z', at],
  ['2024-05-03T10:20:30', at],
  ['2024-05-03T15:50:30+05:30', at],
  ['2024-05-03T15:50:30+0530', at],
  ['2024-05-03 10:20:30', at],
  ['2024-05-03 10:20:30.000000+00', at],
  ['2024-05-03 10:20:30 UTC', at],
  ['2024-05-03T10:20', '2024-05-03T10:20:00.000Z'],
  ['2024-05-03T10:20:30.1234567Z', '2024-05-03T10:20:30.123Z'],
  ['2024-05-03', '2024-05-03T00:00:00.000Z'],
  [Date.parse(at), at],
  [Date.parse(at) / 1000, at],
  [String(Date.parse(at)), at],
  [String(Date.parse(at) / 1000), at],
  [{ $date: at }, at],
  [{ $date: Date.parse(at) }, at],
  [{ $date: { $numberLong: String(Date.parse(at)) } }, at],
  [{ seconds: Date.parse(at) / 1000, nanoseconds: 5_000_000 }, '2024-05-03T10:20:30.005Z'],
  [{ _seconds: Date.parse(at) / 1000, _nanoseconds: 0 }, at],
  ['Fri, 03 May 2024 10:20:30 GMT', at],
  ['Fri May 03 2024 15:50:30 GMT+0530 (India Standard Time)', at],
];

test('a moment is the same in every notation', async () => {
  const records = moments.map(([createdAt]) => ({ createdAt }));

  expect(await asRead(records, 'createdAt')).toEqual(
    moments.map(([, createdAt]) => ({ createdAt })),
  );
});

const day = '1999-05-03';
const days: unknown[] = [
  day,
  '1999-05-03T00:00:00.000Z',
  '1999-05-03T00:00:00+05:30',
  '1999-05-03 23:59:59',
  '1999/05/03',
  'May 3, 1999',
  '3 May 1999',
  'Mon, 03 May 1999 00:00:00 GMT',
  Date.parse(day),
  { $date: '1999-05-03T00:00:00Z' },
];

test.each(['0000-00-00', '0000-00-00 00:00:00', '0001-01-01T00:00:00Z'])(
  'a zero date is null: %s',
  async (unset) => {
    const record = { createdAt: unset, formDetails: { city: 'Pune', dateOfBirth: unset } };

    expect(await asRead([record], 'createdAt formDetails { dateOfBirth }')).toEqual([
      { createdAt: null, formDetails: { dateOfBirth: null } },
    ]);
  },
);

test('a birthday is the day as written, in every notation', async () => {
  const records = days.map((dateOfBirth) => ({ formDetails: { dateOfBirth } }));

  expect(await asRead(records, 'formDetails { dateOfBirth }')).toEqual(
    days.map(() => ({ formDetails: { dateOfBirth: day } })),
  );
});

test.each([
  [
    'Asia/Kolkata',
    '2010-05-01',
    ['2010-04-30T18:30:00.000Z', '2010-04-30 18:30:00', 1272652200000],
  ],
  ['Asia/Kolkata', '2010-05-01', [1272652200, { $date: '2010-04-30T18:30:00Z' }, '2010-05-01']],
  ['Asia/Kolkata', '2010-04-30', ['2010-04-30T18:30:00.001Z', '2010-04-30T18:29:59Z']],
  ['Europe/Berlin', '2010-07-01', ['2010-06-30T22:00:00Z', '2010-07-01T00:00:00+02:00']],
  ['Europe/Berlin', '2010-01-01', ['2009-12-31T23:00:00Z', '2010-01-01T23:00:01Z']],
  ['Europe/Berlin', '2010-06-30', ['2010-06-30T23:00:00Z', '2010-06-30']],
  ['America/New_York', '2010-07-01', ['2010-07-01T04:00:00Z', '2010-07-01T00:00:00Z']],
  // Clocks went from 00:00 to 01:00, and from 01:00 to 00:00.
  ['Asia/Amman', '2011-04-01', ['2011-03-31T22:00:00Z']],
  ['Asia/Amman', '2010-10-29', ['2010-10-28T21:00:00Z', '2010-10-28T22:00:00Z']],
])('a birthday at midnight of %s is %s there', async (timeZone, dateOfBirth, values) => {
  const records = values.map((value) => ({ formDetails: { dateOfBirth: value } }));

  expect(await asRead(records, 'formDetails { dateOfBirth }', timeZone)).toEqual(
    values.map(() => ({ formDetails: { dateOfBirth } })),
  );
});

test('ids of any type are strings', async () => {
  const ids: [object, string][] = [
    [{ _id: { $oid: '65f0c0ffee' }, id: undefined }, '65f0c0ffee'],
    [{ _id: 7, id: undefined }, '7'],
    [{ _id: '7', id: 8 }, '7'],
    [{ _id: undefined, id: 0 }, '0'],
    [{ _id: '', id: 'other' }, 'other'],
    [{ _id: { $numberLong: '9007199254740993' } }, '9007199254740993'],
  ];

  expect(
    await asRead(
      ids.map(([record]) => record),
      'id',
    ),
  ).toEqual(ids.map(([, id]) => ({ id })));
});

test('an id beyond the safe integers keeps its digits', async () => {
  const text = (id: string) =>
    `[{ "id": ${id}, "name": "Room \\"12345678901234567890\\"", "email": "a@b.in", "rate": 1.2345678901234567 }]`;
  const json = { headers: { 'content-type': 'application/json' } };
  const bff = await startBff({
    'GET /api/admin/students': new Answer(200, text('9007199254740993'), json),
    'GET /api/admin/educators': new Answer(200, text('-12345678901234567890123'), json),
  });

  const { data } = await bff.ask(
    gql`{ students { items { id name } } educators { items { id } } }`,
  );

  expect(data).toEqual({
    students: { items: [{ id: '9007199254740993', name: 'Room "12345678901234567890"' }] },
    educators: { items: [{ id: '-12345678901234567890123' }] },
  });
});

const none = { ...student, formDetails: null, school: null, class: null, education: null };

test.each([
  [true, [true, 'true', 'TRUE', 1, '1', 'yes', 'Yes ', 'on']],
  [false, [false, 'false', 0, '0', 'no', null, undefined, '']],
])('values that mean %s are read as such', async (formSubmitted, words) => {
  const records = words.map((word) => ({ ...none, formSubmitted: word }));
  const numbered = records.map((record, n) => ({ ...record, _id: n }));

  expect(await asRead(numbered, 'formSubmitted')).toEqual(words.map(() => ({ formSubmitted })));
});

test('numbers and lists are read from text', async () => {
  const interests = [['Chess', 'Go'], 'Chess, Go', ' Chess ,Go,', ['Chess', null, ' Go', '']];
  const numbers = [87.5, '87.5', '87.5%', ' 87.50 % ', { $numberDecimal: '87.5' }];
  const records = [
    ...interests.map((one) => ({ formDetails: { interests: one, tenthPercentage: 87.5 } })),
    ...numbers.map((one) => ({ formDetails: { interests: 'Chess,Go', tenthPercentage: one } })),
  ];

  expect(await asRead(records, 'formDetails { interests tenthPercentage }')).toEqual(
    records.map(() => ({ formDetails: { interests: ['Chess', 'Go'], tenthPercentage: 87.5 } })),
  );
});

test('a reference is an object, an id or a name; every empty shape is null', async () => {
  const some = [{ _id: 'club1' }, { id: { $oid: 'club1' } }, 'club1', { $oid: 'club1' }];
  const named = [{ name: 'Club 1' }, { _id: null, name: 'Club 1' }, 'Club 1'];
  const nothing = [null, undefined, '', ' ', {}, [], { _id: null, name: null }];
  const club = [...some, ...named].map(() => ({ id: 'club1', name: 'Club 1' }));

  const found = await asRead(
    [...some, ...named, ...nothing].map((assignedClub) => ({ assignedClub })),
    'club { id name }',
  );

  expect(found).toEqual([...club, ...nothing.map(() => null)].map((one) => ({ club: one })));
});
