import { describe, expect, it } from 'vitest';
import { PEOPLE_FILTERS, peopleVariables } from '../features/admin/filters/peopleFilters.ts';
import {
  SUBMISSION_FILTERS,
  submissionVariables,
} from '../features/admin/filters/submissionFilters.ts';
import { TRACKER_FILTERS, trackerVariables } from '../features/admin/filters/trackerFilters.ts';
import { FILTERS, toVariables } from '../features/mentor/list/criteria.ts';
import { criteriaOf, wordsOf, type Filter } from '../lib/list/filters.ts';
import { saveCsv } from '../lib/saveFile.ts';
import { club, mentor } from '../testing/people.ts';
import { savedFiles } from '../testing/savedFiles.ts';

/** The search parameters of a list. */
function paramsOf(search: string) {
  const entries = new URLSearchParams(search);
  const read = (name: string) => entries.get(name) ?? '';
  return {
    search: read('search'),
    sort: read('sort'),
    page: Number(read('page') || '1'),
    filter: read,
  };
}

const robotics = club({ stages: [{ id: 's1', name: 'Talk', description: null }] });
const names = { audience: 'STUDENT', clubs: [robotics], mentors: [mentor()] } as const;
const words = { one: 'student', many: 'students', One: 'Student', Many: 'Students' };
const LISTS = {
  people: [PEOPLE_FILTERS, peopleVariables, names],
  tracker: [TRACKER_FILTERS, trackerVariables, names],
  submissions: [SUBMISSION_FILTERS, submissionVariables, undefined],
  mentor: [FILTERS, toVariables, words],
} as const;
type List = keyof typeof LISTS;

const listOf = (list: List) =>
  LISTS[list] as unknown as [
    Filter[],
    (params: ReturnType<typeof paramsOf>) => { filter: object },
    unknown,
  ];

/** Address, filter of the query, description and, with an export, words of the file's name. */
type Row = [address: string, filter: object, criteria: string[], file?: string];

const ROWS: Record<List, Row[]> = {
  people: [
    ['', {}, [], ''],
    ['search=+asha+', { search: 'asha' }, ['“asha”'], 'asha'],
    ['search=+', {}, [], ''],
    ['status=active', { status: 'active' }, ['status active'], 'active'],
    ['status=pending', { status: 'pending' }, ['status pending'], 'pending'],
    ['status=inactive', { status: 'inactive' }, ['status inactive'], 'inactive'],
    ['status=other', {}, [], 'other'],
    ['assignment=no-club', { assignment: 'NO_CLUB' }, ['“Without club”'], 'no-club'],
    ['assignment=no-mentor', { assignment: 'NO_MENTOR' }, ['“Without mentor”'], 'no-mentor'],
    [
      'assignment=inactive-mentor',
      { assignment: 'INACTIVE_MENTOR' },
      ['“Mentor inactive”'],
      'inactive-mentor',
    ],
    [
      'assignment=mentor-of-other-club',
      { assignment: 'MENTOR_OF_OTHER_CLUB' },
      ['“Mentor of another club”'],
      'mentor-of-other-club',
    ],
    ['assignment=other', {}, [], 'other'],
    ['assignment=inactive', {}, ['“Inactive people”'], 'inactive'],
    ['consent=missing', { consent: 'MISSING' }, ['“Consent missing”'], 'consent-missing'],
    ['consent=other', {}, [], ''],
    ['club=c1', { clubId: 'c1' }, ['club Robotics Club'], 'robotics-club'],
    ['club=c9', { clubId: 'c9' }, ['the chosen club'], 'club'],
    ['mentor=m1', { mentorId: 'm1' }, ['mentor Meera Kulkarni'], 'meera-kulkarni'],
    ['mentor=m9', { mentorId: 'm9' }, ['the chosen mentor'], 'mentor'],
    ['stage=not-started', { currentStage: '' }, ['stage Not Started'], 'not-started'],
    ['stage=Talk', { currentStage: 'Talk' }, ['stage Talk'], 'talk'],
    ['band=high', { band: 'HIGH' }, ['progress High, 80%+'], 'high'],
    ['band=medium', { band: 'MEDIUM' }, ['progress Medium, 40-79%'], 'medium'],
    ['band=low', { band: 'LOW' }, ['progress Low, 1-39%'], 'low'],
    ['band=not-started', { band: 'NOT_STARTED' }, ['progress Not Started, 0%'], 'not-started'],
    ['band=other', {}, [], ''],
    [
      'waiting=2026-10-05',
      { waitingBefore: '2026-10-05' },
      ['waiting since Oct 5, 2026 or longer'],
      'waiting-2026-10-05',
    ],
    ['waiting=soon', {}, [], ''],
    [
      'status=inactive&assignment=no-mentor&consent=missing&page=2&sort=-created&search=ra',
      { search: 'ra', status: 'inactive', assignment: 'NO_MENTOR', consent: 'MISSING' },
      ['“ra”', 'status inactive', '“Without mentor”', '“Consent missing”'],
      'ra-inactive-no-mentor-consent-missing',
    ],
    [
      'search=ra&status=active&assignment=no-mentor&consent=missing&club=c1&mentor=m1&stage=Plan&band=low&waiting=2026-10-05&sort=-name&page=3',
      {
        search: 'ra',
        status: 'active',
        assignment: 'NO_MENTOR',
        consent: 'MISSING',
        clubId: 'c1',
        mentorId: 'm1',
        currentStage: 'Plan',
        band: 'LOW',
        waitingBefore: '2026-10-05',
      },
      [
        '“ra”',
        'status active',
        '“Without mentor”',
        '“Consent missing”',
        'club Robotics Club',
        'mentor Meera Kulkarni',
        'stage Plan',
        'progress Low, 1-39%',
        'waiting since Oct 5, 2026 or longer',
      ],
      'ra-robotics-club-meera-kulkarni-active-no-mentor-consent-missing-plan-low-waiting-2026-10-05',
    ],
  ],
  tracker: [
    ['', {}, [], ''],
    ['search=+ra+', { search: 'ra' }, ['“ra”'], 'ra'],
    ['of=educators', {}, [], ''],
    ['of=other', {}, [], ''],
    ['status=not-started', { status: 'NOT_STARTED' }, ['status Not Started'], 'not-started'],
    ['status=in-progress', { status: 'IN_PROGRESS' }, ['status In Progress'], 'in-progress'],
    ['status=completed', { status: 'COMPLETED' }, ['status Completed'], 'completed'],
    ['status=other', {}, [], 'other'],
    ['club=c1', { clubId: 'c1' }, ['club Robotics Club'], 'robotics-club'],
    ['club=c9', { clubId: 'c9' }, ['club c9'], 'c9'],
    ['mentor=m1', { mentorId: 'm1' }, ['mentor Meera Kulkarni'], 'meera-kulkarni'],
    ['mentor=m9', { mentorId: 'm9' }, ['the chosen mentor'], ''],
    ['stage=not-started', { currentStage: '' }, ['stage Not Started'], 'not-started'],
    ['stage=Talk', { currentStage: 'Talk' }, ['stage Talk'], 'talk'],
    ['band=high', { band: 'HIGH' }, ['progress High, 80%+'], 'high'],
    ['band=other', {}, [], ''],
    [
      'of=educators&search=ra&status=completed&club=c1&mentor=m1&stage=Plan&band=medium&page=2',
      {
        search: 'ra',
        status: 'COMPLETED',
        clubId: 'c1',
        mentorId: 'm1',
        currentStage: 'Plan',
        band: 'MEDIUM',
      },
      [
        '“ra”',
        'status Completed',
        'club Robotics Club',
        'mentor Meera Kulkarni',
        'stage Plan',
        'progress Medium, 40-79%',
      ],
      'ra-robotics-club-meera-kulkarni-completed-plan-medium',
    ],
    [
      'search=ra&status=in-progress&club=c9&mentor=m9&stage=not-started&band=not-started',
      {
        search: 'ra',
        status: 'IN_PROGRESS',
        clubId: 'c9',
        mentorId: 'm9',
        currentStage: '',
        band: 'NOT_STARTED',
      },
      [
        '“ra”',
        'status In Progress',
        'club c9',
        'the chosen mentor',
        'stage Not Started',
        'progress Not Started, 0%',
      ],
      'ra-c9-in-progress-not-started-not-started',
    ],
  ],
  submissions: [
    ['', {}, [], ''],
    ['search=+ra+', { search: 'ra' }, ['“ra”'], 'ra'],
    ['status=submitted', { submitted: true }, ['status submitted'], 'submitted'],
    ['status=other', {}, [], 'other'],
    ['role=students', { audience: 'STUDENT' }, ['role students'], 'students'],
    ['role=educators', { audience: 'EDUCATOR' }, ['role educators'], 'educators'],
    ['role=other', {}, [], 'other'],
    [
      'from=2026-10-26',
      { submittedFrom: '2026-10-26' },
      ['submitted from Oct 26, 2026'],
      '2026-10-26',
    ],
    ['from=soon', {}, [], 'soon'],
    ['to=2026-11-01', { submittedTo: '2026-11-01' }, ['submitted to Nov 1, 2026'], '2026-11-01'],
    ['to=soon', {}, [], 'soon'],
    [
      'search=ra&status=submitted&role=educators&from=2026-10-26&to=2026-11-01&sort=name&page=2',
      {
        search: 'ra',
        submitted: true,
        audience: 'EDUCATOR',
        submittedFrom: '2026-10-26',
        submittedTo: '2026-11-01',
      },
      [
        '“ra”',
        'status submitted',
        'role educators',
        'submitted from Oct 26, 2026',
        'submitted to Nov 1, 2026',
      ],
      'ra-submitted-educators-2026-10-26-2026-11-01',
    ],
  ],
  mentor: [
    ['', {}, []],
    ['search=+asha+', { search: 'asha' }, ['“asha”']],
    ['search=+', {}, []],
    ['progress=high', { band: 'HIGH' }, ['High, 80%+']],
    ['progress=medium', { band: 'MEDIUM' }, ['Medium, 40-79%']],
    ['progress=low', { band: 'LOW' }, ['Low, 1-39%']],
    ['progress=not-started', { band: 'NOT_STARTED' }, ['Not Started, 0%']],
    ['progress=other', {}, []],
    ['current=Plan', { currentStage: 'Plan' }, ['stage Plan']],
    ['current=not-started', { currentStage: '' }, ['stage Not Started']],
    ['club=c1', { clubId: 'c1' }, ['the chosen club']],
    ['club=c9', { clubId: 'c9' }, ['the chosen club']],
    ['show=active', { active: true }, ['students in progress']],
    ['show=waiting', { waiting: true }, ['students who wait for an update']],
    ['show=no-feedback', { noFeedback: true }, ['students without feedback']],
    ['show=unread-answers', { unreadAnswers: true }, ['students with answers not read yet']],
    ['show=other', {}, []],
    [
      'search=ra&progress=low&current=not-started&club=c1&show=no-feedback&sort=waiting&page=2',
      { search: 'ra', band: 'LOW', currentStage: '', clubId: 'c1', noFeedback: true },
      ['“ra”', 'Low, 1-39%', 'stage Not Started', 'the chosen club', 'students without feedback'],
    ],
  ],
};

const saved = savedFiles();

describe.each(Object.entries(ROWS))('filters of the list %s', (list, rows) => {
  const [filters, variablesOf, texts] = listOf(list as List);

  it.each(rows)('reads "%s"', (address, filter, criteria, file) => {
    const params = paramsOf(address);
    expect(variablesOf(params).filter).toEqual(filter);
    expect(criteriaOf(filters, params, texts)).toEqual(criteria);
    if (file === undefined) return;
    saveCsv('list', wordsOf(filters, params, texts), '');
    expect(saved[0]?.name.replace(/^list-\d{4}-\d\d-\d\d-?/, '')).toBe(`${file}.csv`);
  });
});

const [ASC, DESC] = [{ direction: 'ASC' }, { direction: 'DESC' }];

it.each<[List, string, object]>([
  ['people', '', { sort: { field: 'CREATED_AT', ...DESC }, page: { number: 1, size: 10 } }],
  ['people', 'page=2', { page: { number: 2, size: 10 } }],
  ['people', 'sort=name', { sort: { field: 'NAME', ...ASC } }],
  ['people', 'sort=-email', { sort: { field: 'EMAIL', ...DESC } }],
  ['people', 'sort=academic', { sort: { field: 'ACADEMIC', ...ASC } }],
  ['people', 'sort=status', { sort: { field: 'STATUS', ...ASC } }],
  ['people', 'sort=created', { sort: { field: 'CREATED_AT', ...ASC } }],
  ['people', 'sort=other', { sort: { field: 'CREATED_AT', ...DESC } }],
  ['tracker', '', { audience: 'STUDENT', page: { number: 1, size: 10 } }],
  ['tracker', 'of=educators&page=2', { audience: 'EDUCATOR', page: { number: 2, size: 10 } }],
  ['tracker', 'of=other', { audience: 'STUDENT' }],
  ['submissions', '', { sort: { field: 'SUBMITTED_AT', ...DESC }, page: { number: 1, size: 10 } }],
  [
    'submissions',
    'sort=name&page=2',
    { sort: { field: 'NAME', ...ASC }, page: { number: 2, size: 10 } },
  ],
  ['submissions', 'sort=submitted', { sort: { field: 'SUBMITTED_AT', ...ASC } }],
  ['submissions', 'sort=other', { sort: undefined }],
  ['mentor', '', { sort: { field: 'NAME', ...ASC }, page: { number: 1, size: 10 } }],
  [
    'mentor',
    'sort=-name&page=2',
    { sort: { field: 'NAME', ...DESC }, page: { number: 2, size: 10 } },
  ],
  ['mentor', 'sort=-progress', { sort: { field: 'PROGRESS', ...DESC } }],
  ['mentor', 'sort=waiting', { sort: { field: 'WAITING_SINCE', ...ASC } }],
  ['mentor', 'sort=other', { sort: { field: 'NAME', ...ASC } }],
  ['mentor', 'sort=-other', { sort: { field: 'NAME', ...DESC } }],
])('converts audience, order and page of %s "%s"', (list, address, expected) => {
  expect(listOf(list)[1](paramsOf(address))).toMatchObject(expected);
});
