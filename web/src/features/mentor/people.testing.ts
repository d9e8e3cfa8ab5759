/** Mocked responses for the tests of the mentor's screen. */

import { club, mentor, pageOf, student as anyStudent } from '../../testing/people.ts';

const STAGES = ['Initial Counseling', 'Assessment', 'Final Guidance'];

export const robotics = club({
  stages: STAGES.map((name, index) => ({ id: `s${index + 1}`, name, description: null })),
});

/** A student in the Robotics Club, one stage of three completed. */
export const student = (id: string, name: string, more: object = {}) => ({
  ...anyStudent({ id, name, notes: null, club: robotics }),
  progress: {
    percent: 33,
    band: 'LOW',
    status: 'IN_PROGRESS',
    currentStage: 'Assessment',
    lastUpdated: '2026-11-18T06:30:00.000Z',
    stages: robotics.stages.map((stage, index) => ({
      id: `${id}~${stage.id}`,
      version: `v-${stage.id}`,
      status: (['COMPLETED', 'IN_PROGRESS', 'NOT_STARTED'] as const)[index],
      feedback: index === 0 ? 'Knows what she likes.' : null,
      date: index < 2 ? '2026-11-18T06:30:00.000Z' : null,
      answer: null,
      stage,
    })),
  },
  ...more,
});

export const asha = student('p1', 'Asha Rao');
export const kabir = student('p2', 'Kabir Joshi', { progress: null });

/** The figures of a mentor with 42 people. */
export const figures = {
  totalStudents: 42,
  activeStudents: 27,
  completedSessions: 18,
  pendingUpdates: 6,
  bands: [
    { band: 'NOT_STARTED', count: 9 },
    { band: 'LOW', count: 15 },
    { band: 'MEDIUM', count: 12 },
    { band: 'HIGH', count: 6 },
  ],
  stages: [
    { stage: null, count: 9 },
    { stage: 'Initial Counseling', count: 12 },
    { stage: 'Assessment', count: 15 },
    { stage: 'Final Guidance', count: 6 },
  ],
  longestWaiting: [{ id: 'p1', name: 'Asha Rao', since: '2026-10-01T06:30:00.000Z' }],
  withoutFeedback: 4,
  longestWithoutFeedback: [{ id: 'p2', name: 'Kabir Joshi', since: '2026-11-01T06:30:00.000Z' }],
  unreadAnswers: null,
  todaySessions: null,
  missedSessions: null,
  heldSessions: null,
};

/** The mentor's dashboard with these people; any part can be replaced. */
export const dashboard = (people: { id: string }[] = [asha, kabir], more: object = {}) => ({
  mentor: mentor({ club: robotics }),
  stats: figures,
  people: () => pageOf(people),
  stages: robotics.stages,
  person: ({ id }: { id: string }) => people.find((person) => person.id === id) ?? null,
  ...more,
});
