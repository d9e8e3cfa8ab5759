import { describe, expect, it } from 'vitest';
import { journeyView } from './journeyView.ts';

type Person = Parameters<typeof journeyView>[0];
type Stage = NonNullable<NonNullable<Person['progress']>['stages']>[number];

const failed = (...names: string[]) => ({
  has: (name?: string) => names.includes(name ?? ''),
  busy: false,
  onRetry: () => undefined,
});

const stage = (id: string, given: Partial<Stage>): Stage => ({
  id: `p~${id}`,
  status: 'NOT_STARTED',
  feedback: null,
  date: null,
  stage: { id, name: `Stage ${id}`, description: null },
  ...given,
});

const club = { id: 'c1', name: 'Robotics Club' };
const meera = {
  id: 'm1',
  name: 'Meera Kulkarni',
  specialization: 'Robotics',
  email: 'meera@example.org',
  phone: null,
  club,
};
const stages = [
  stage('a', { status: 'COMPLETED', feedback: 'A good start.', date: '2026-10-20T10:00:00Z' }),
  stage('b', { status: 'IN_PROGRESS', feedback: 'Nearly there.', date: '2026-11-18T10:00:00Z' }),
  stage('c', {}),
];
const ananya: Person = {
  __typename: 'Student',
  name: 'Ananya Deshpande',
  progress: { percent: 50, currentStage: null, lastUpdated: '2026-11-18T10:00:00Z', stages },
  club,
  mentor: meera,
};
const unassigned: Person = { ...ananya, progress: null, club: null, mentor: null };

describe('journeyView', () => {
  it('has progress, path and feedback', () => {
    const first = { id: 'p~a', stageId: 'a', stage: 'Stage a', words: 'A good start.' };
    const second = { id: 'p~b', stageId: 'b', stage: 'Stage b', words: 'Nearly there.' };
    const earlier = { ...first, date: 'Oct 20, 2026' };
    expect(journeyView(ananya, failed())).toMatchObject({
      headline: 'One waymark behind you, Ananya.',
      lead: 'Stage b is where you are now. Robotics Club, with Meera Kulkarni.',
      percent: 50,
      stageCount: '1 of 3 stages',
      updated: 'Last updated Nov 18, 2026',
      stages: [
        { id: 'p~a', name: 'Stage a', status: 'COMPLETED', date: 'Oct 20, 2026' },
        { id: 'p~b', name: 'Stage b', status: 'IN_PROGRESS', date: 'Updated Nov 18, 2026' },
        { id: 'p~c', name: 'Stage c', status: 'NOT_STARTED', date: null },
      ],
      latest: {
        stageId: 'b',
        words: 'Nearly there.',
        author: 'Meera Kulkarni',
        caption: 'Latest feedback, Stage b, Nov 18, 2026',
      },
      feedback: [earlier, { ...second, date: 'Nov 18, 2026' }],
      earlier: [earlier],
      mail: { email: 'meera@example.org', label: 'Write to Meera' },
    });
  });

  it('is empty without progress, club and mentor', () => {
    expect(journeyView(unassigned, failed())).toMatchObject({
      lead: 'Your stages appear here once you belong to a club.',
      percent: null,
      stageCount: undefined,
      updated: undefined,
      stages: [],
      latest: null,
      feedback: [],
      mail: null,
    });
  });

  it.each([
    ['club', 'Some parts of this page could not be loaded.'],
    ['mentor', 'Your stages appear here once you belong to a club.'],
  ])('does not report a %s that failed to load as missing', (part, lead) => {
    expect(journeyView(unassigned, failed(part)).lead).toBe(lead);
  });

  it.each([
    ['Student', null, /^It begins with your mentor,/],
    ['Educator', null, /^It begins with your counsellor,/],
    ['Student', 'mentor', /^Your mentor marks this stage/],
  ] as const)('of a %s without mentor (failed: %s) has the next step %s', (type, part, detail) => {
    const person: Person = { ...ananya, __typename: type, mentor: null };
    expect(journeyView(person, failed(part ?? '')).next.detail).toMatch(detail);
  });

  it('has no author of feedback and no mail without a mentor', () => {
    const { latest, mail } = journeyView({ ...ananya, mentor: null }, failed());
    expect([latest?.author, mail]).toEqual([null, null]);
  });
});
