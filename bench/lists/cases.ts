/** Requests, one after the other. */
export interface Case {
  name: string;
  as: 'admin' | 'mentor';
  urls: string[];
  /** Longest median server time, in milliseconds. */
  goal: number;
  /** A search of three letters or more; it may not scan a whole table of people. */
  searches: boolean;
}

const club = 'c0000000-0000-4000-8000-000000000003';
const mentor = 'a0000000-0000-4000-8000-000000000007';

/** Number of the page in the middle and of the last, ten records each. */
function deep(total: number): { middle: number; last: number } {
  return { middle: Math.ceil(total / 20), last: Math.ceil(total / 10) };
}

const people = (students: number): string[] => {
  const { middle, last } = deep(students);
  const both = [
    'name',
    'email',
    'status',
    'createdAt',
    'progress',
    'lastUpdated',
    'class',
    'school',
  ];
  return [
    'page=1',
    `page=${middle}`,
    `page=${last}`,
    `page=${Math.ceil(middle / 20)}&limit=200`,
    ...both.flatMap((field) => [
      `sort=${field}&limit=10`,
      `sort=-${field}&limit=10`,
      `sort=${field}&page=${middle}`,
      `sort=-${field}&page=${middle}`,
    ]),
    'search=person4711@&page=1',
    'search=gauri%20tara&page=1',
    'search=gauri%20tara&page=1&sort=-progress',
    'search=rao&page=1',
    'search=rao&page=20&sort=name',
    'search=mysuru&sort=-createdAt&page=1',
    'search=zzzzz&page=1',
    'search=xyz&page=1&sort=name',
    'search=example&page=1',
    'search=example&page=1&sort=-lastUpdated',
    'search=school&page=1&sort=name',
    'search=a&page=1',
    'search=an&page=1&sort=name',
    'search=rao&status=pending&page=1',
    `search=rao&clubId=${club}&page=1`,
    'search=rao&band=high&page=1&sort=-progress',
    'status=active&page=1',
    'status=pending&page=1&sort=name',
    `status=active&page=${Math.ceil(middle / 2)}&sort=name`,
    `clubId=${club}&page=1&sort=name`,
    `clubId=${club}&page=100&sort=-lastUpdated`,
    `mentorId=${mentor}&page=1&sort=name`,
    'band=high&page=1&sort=name',
    'band=not-started&page=1000&sort=name',
    `band=low&status=active&clubId=${club}&page=1`,
    'stage=Step%204&page=1',
    'stage=&page=1&sort=name',
    `stage=Step%207&clubId=${club}&page=1&sort=-lastUpdated`,
    'waitingBefore=2026-03-01&page=1',
    'waitingBefore=2024-03-01&page=1&sort=name',
    'waitingBefore=2026-03-01&stage=Step%202&page=1&sort=lastUpdated',
  ];
};

const tracker = (students: number): string[] => [
  'page=1',
  `page=${deep(students).middle}&sort=name`,
  `page=${deep(students).middle}&sort=-progress`,
  'page=1&sort=-lastUpdated',
  'search=gauri%20tara&page=1',
  'search=rao&page=1',
  'search=patil%20club&page=1&sort=-progress',
  'search=zzzzz&page=1',
  'status=in-progress&page=1',
  'status=completed&page=100&sort=name',
  `clubId=${club}&status=not-started&page=1`,
  'band=high&page=1',
  'stage=Step%204&page=1&sort=name',
  `mentorId=${mentor}&page=1`,
];

const submissions = (students: number): string[] => [
  'page=1',
  `page=${deep(students).middle}`,
  'page=1&sort=name',
  `page=${deep(students).middle}&sort=-name`,
  'page=1&sort=role',
  'status=submitted&page=1',
  `status=submitted&role=student&page=${Math.ceil(deep(students).middle / 2)}`,
  'search=gauri%20tara&page=1',
  'search=rao&page=1&sort=name',
  'search=example&page=1',
  'submittedFrom=2026-03-01&submittedTo=2026-03-31&page=1',
  'submittedFrom=2026-03-01&page=1&sort=name',
];

/** Searches that match everybody, or nearly. */
const matchAll = new Set(['a', 'example']);

/** Every case, for a number of students. */
export function cases(students: number): Case[] {
  const of = (path: string, queries: string[], as: Case['as'] = 'admin'): Case[] =>
    queries.map((query) => {
      const search = new URLSearchParams(query).get('search') ?? '';
      return {
        name: `${path}?${query}`.replace(club, '…').replace(mentor, '…'),
        as,
        urls: [`/api/${as}/${path}?${query}`],
        goal: matchAll.has(search) ? 200 : 50,
        searches: search.length >= 3,
      };
    });
  return [
    ...of('students', people(students)),
    ...of('educators', ['page=1', 'search=principal&page=1', 'sort=-institution&page=100']),
    ...of('student-progress', tracker(students)),
    ...of('student-progress/summary', ['', 'search=rao', `clubId=${club}`, 'status=in-progress']),
    ...of('form-submissions', submissions(students)),
    ...of('mentors', [
      'page=1',
      'search=pune&sort=-studentsCount&page=1',
      'silent=true&page=1',
      'silent=false&page=1&sort=-studentsCount',
    ]),
    ...of('clubs', ['page=1', 'search=patil&sort=name&page=1']),
    ...of('students', ['page=1', 'search=rao&sort=-progress&page=1', 'band=high&page=1'], 'mentor'),
    ...of('dashboard/counts', ['']),
    ...of('overview', ['', 'audience=student&by=month', `clubId=${club}`]).map((overview) => ({
      ...overview,
      goal: 300,
    })),
    {
      name: `the first 5,000 students in pages of 200`,
      as: 'admin',
      urls: Array.from(
        { length: 25 },
        (_, page) => `/api/admin/students?sort=createdAt&limit=200&page=${page + 1}`,
      ),
      goal: 3000,
      searches: false,
    },
  ];
}
