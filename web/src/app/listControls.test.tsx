import { expect, it } from 'vitest';
import {
  CLUB_FILTERS,
  CONCERN_FILTERS,
  MENTOR_FILTERS,
} from '../features/admin/filters/otherFilters.ts';
import { PEOPLE_FILTERS } from '../features/admin/filters/peopleFilters.ts';
import { SUBMISSION_FILTERS } from '../features/admin/filters/submissionFilters.ts';
import { AUDIENCE, TRACKER_FILTERS } from '../features/admin/filters/trackerFilters.ts';
import { FILTERS } from '../features/mentor/list/criteria.ts';
import { controlOf, criteriaOf, inputOf, type Filter } from '../lib/list/filters.ts';
import { club, mentor } from '../testing/people.ts';

/** The search parameters of a list, and what its controls have set. */
function paramsOf(search: string) {
  const entries = new URLSearchParams(search);
  const set: Record<string, string>[] = [];
  return {
    search: entries.get('search') ?? '',
    filter: (name: string) => entries.get(name) ?? '',
    setFilters: (values: Record<string, string>) => void set.push(values),
    set,
  };
}

const robotics = club({ stages: [{ id: 's1', name: 'Talk', description: null }] });
const names = { audience: 'STUDENT', clubs: [robotics], mentors: [mentor()] } as const;
const dashboard = {
  mentor: { club: robotics },
  stages: robotics.stages,
  people: { rows: [{ club: club({ id: 'c2', name: 'Young Scientists', stages: null }) }] },
};

/** Kind, label and option without a filter of each control, and its options with their values. */
const CONTROLS: Record<string, [readonly Filter<object, never, never>[], unknown, string[]]> = {
  people: [
    PEOPLE_FILTERS,
    names,
    [
      'segments Status: All, Active=active, Pending=pending',
      'field Show, Everybody: Without club=no-club, Without mentor=no-mentor, Mentor inactive=inactive-mentor, Mentor of another club=mentor-of-other-club, Inactive people=inactive, Consent missing=consent-missing',
      'field Club, All clubs: Robotics Club=c1',
      'field Mentor, All mentors: Meera Kulkarni=m1',
      'field Stage, All stages: Not Started=not-started, Talk=Talk',
      'field Progress, Any progress: High, 80%+=high, Medium, 40-79%=medium, Low, 1-39%=low, Not Started, 0%=not-started',
      'day Waiting since, or longer: ',
    ],
  ],
  tracker: [
    [AUDIENCE, ...TRACKER_FILTERS],
    names,
    [
      'segments Whose progress: Students, Educators=educators',
      'select Status, All Status: Not Started=not-started, In Progress=in-progress, Completed=completed',
      'select Club, All Clubs: Robotics Club=c1',
      'field Mentor, All mentors: Meera Kulkarni=m1',
      'field Stage, All stages: Not Started=not-started, Talk=Talk',
      'field Progress, Any progress: High, 80%+=high, Medium, 40-79%=medium, Low, 1-39%=low, Not Started, 0%=not-started',
    ],
  ],
  submissions: [
    SUBMISSION_FILTERS,
    undefined,
    [
      'select Status, All Status: Submitted=submitted',
      'select Role, All Roles: Students=students, Educators=educators',
      'day Submitted from: ',
      'day Submitted to: ',
    ],
  ],
  concerns: [
    CONCERN_FILTERS,
    undefined,
    ['select Status, All Status: Open=open, Taken=taken, Closed=closed'],
  ],
  mentors: [
    MENTOR_FILTERS,
    undefined,
    ['segments Status: All, Active=active, Inactive=inactive, Silent=silent'],
  ],
  clubs: [CLUB_FILTERS, undefined, ['segments Club type: All, Student=student, Educator=educator']],
  mentor: [
    FILTERS,
    dashboard,
    [
      'field Progress, All: High, 80%+=high, Medium, 40-79%=medium, Low, 1-39%=low, Not Started, 0%=not-started',
      'field Stage, All stages: Not Started=not-started, Talk=Talk',
      'field Club, All clubs: Robotics Club=c1, Young Scientists=c2',
    ],
  ],
};

it.each(Object.entries(CONTROLS))(
  'has the controls of %s',
  (_list, [filters, choices, expected]) => {
    const params = paramsOf('');
    const texts = (filters as readonly Filter[]).flatMap((filter) => {
      if (!filter.control) return [];
      const { label, placeholder, options, onChange } = controlOf(filter, params, choices);
      const shown = options.map((one) => (one.value ? `${one.label}=${one.value}` : one.label));
      // Each sets its own parameter, except the two that set several.
      if (!filter.several) {
        for (const { value } of options) {
          onChange(value);
          expect(params.set.pop()).toEqual({ [filter.name]: value });
        }
      }
      const name = [label, placeholder].filter(Boolean).join(', ');
      return `${filter.control} ${name}: ${shown.join(', ')}`;
    });
    expect(texts).toEqual(expected);
  },
);

/** The address, the value of Show, and what its options set. */
const NONE = { assignment: '', consent: '' };
it.each([
  ['', '', 'no-club', { ...NONE, assignment: 'no-club' }],
  ['status=pending', '', 'inactive', { ...NONE, status: 'inactive' }],
  ['status=pending', '', 'consent-missing', { ...NONE, consent: 'missing' }],
  ['status=inactive', 'inactive', '', { ...NONE, status: '' }],
  ['status=inactive', 'inactive', 'no-mentor', { ...NONE, assignment: 'no-mentor', status: '' }],
  ['assignment=no-club', 'no-club', '', NONE],
  ['assignment=inactive', '', 'inactive', { ...NONE, status: 'inactive' }],
  ['consent=missing&assignment=no-club', 'consent-missing', '', NONE],
])('Show at "%s" is "%s" and sets "%s"', (address, value, next, set) => {
  const params = paramsOf(address);
  const control = controlOf(PEOPLE_FILTERS[1], params, names);
  expect(control.value).toBe(value);
  control.onChange(next);
  expect(params.set).toEqual([set]);
});

it('clears club, stage and the opened person with another audience', () => {
  const params = paramsOf('club=c1');
  controlOf(AUDIENCE, params, undefined).onChange('educators');
  expect(params.set).toEqual([{ of: 'educators', club: '', stage: '', open: '' }]);
});

const CONCERN_STATUS = { open: 'OPEN', taken: 'TAKEN', closed: 'CLOSED' };
it.each([
  [CONCERN_FILTERS, 'status=open', { status: CONCERN_STATUS.open }, ['status open']],
  [CONCERN_FILTERS, 'status=taken', { status: CONCERN_STATUS.taken }, ['status taken']],
  [CONCERN_FILTERS, 'status=closed', { status: CONCERN_STATUS.closed }, ['status closed']],
  [CONCERN_FILTERS, 'status=other', {}, []],
  [
    MENTOR_FILTERS,
    'status=active&search=+me',
    { search: 'me', status: 'active' },
    ['“me”', 'status active'],
  ],
  [MENTOR_FILTERS, 'status=silent', { status: 'silent' }, ['no save for 30 days']],
  [CLUB_FILTERS, 'for=educator', { for: 'educator' }, ['clubs for educators']],
  [CLUB_FILTERS, 'for=other', {}, []],
])('reads the filter of a small list %#', (filters, address, input, criteria) => {
  expect(inputOf(filters as readonly Filter[], paramsOf(address))).toEqual(input);
  expect(criteriaOf(filters as readonly Filter[], paramsOf(address), undefined)).toEqual(criteria);
});
