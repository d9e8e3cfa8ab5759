import type { AccountStatus } from '../domain/words.ts';
import type { ClubKey } from './content/clubs.ts';
import type { MentorKey } from './content/mentors.ts';

/** Time of the last save: never, in this month, in the last two weeks, before that. */
export type Pace = 'never' | 'this month' | 'fresh' | 'stale';

/** Progress and assignments of a person; the generator adds identity and answers. */
export type Situation = {
  /** `unflagged`: key details without the flag, which counts as submitted. */
  form: 'none' | 'started' | 'unflagged' | 'submitted';
  club: ClubKey | null;
  mentor: MentorKey | null;
  /** Author of earlier feedback, without a present mentor. */
  formerMentor: MentorKey | null;
  /** Number of completed stages. */
  completed: number;
  pace: Pace;
  status: AccountStatus | null;
};

type Group = {
  club: ClubKey | null;
  mentor: MentorKey | null;
  /** Number of people with 0, 1, 2… completed stages. */
  people: readonly number[];
  /** Overrides the distribution of paces. */
  pace?: Pace;
  formerMentor?: MentorKey;
  status?: AccountStatus;
};

const STUDENT_GROUPS: readonly Group[] = [
  { club: 'robotics', mentor: 'meera', people: [4, 4, 4, 5, 4, 3] },
  { club: 'robotics', mentor: 'sandeep', people: [2, 2, 2, 1, 1, 1] },
  { club: 'robotics', mentor: 'fatima', people: [0, 1, 1, 1], pace: 'stale' },
  { club: 'robotics', mentor: null, people: [3], pace: 'never' },
  { club: 'robotics', mentor: null, people: [0, 1], pace: 'stale', formerMentor: 'fatima' },
  { club: 'science', mentor: 'farhan', people: [3, 3, 3, 3, 3, 3, 2] },
  { club: 'science', mentor: 'thomas', people: [1], pace: 'fresh' },
  { club: 'science', mentor: null, people: [3], pace: 'never', status: 'pending' },
  { club: 'science', mentor: null, people: [0, 0, 1], pace: 'stale', formerMentor: 'farhan' },
  { club: 'commerce', mentor: 'kavita', people: [3, 3, 3, 3, 2, 2, 2, 2] },
  { club: 'commerce', mentor: 'thomas', people: [0, 1], pace: 'fresh' },
  { club: 'commerce', mentor: null, people: [4], pace: 'never', status: 'pending' },
  { club: null, mentor: 'thomas', people: [2], pace: 'never' },
  { club: null, mentor: null, people: [7], pace: 'never', status: 'pending' },
];

const EDUCATOR_GROUPS: readonly Group[] = [
  { club: 'leadership', mentor: 'rukmini', people: [3, 2, 2, 2, 1, 1] },
  { club: 'leadership', mentor: null, people: [4], pace: 'never', status: 'pending' },
  { club: 'research', mentor: 'arindam', people: [2, 2, 2, 2, 1, 1, 1] },
  { club: 'research', mentor: null, people: [3], pace: 'never' },
  { club: null, mentor: null, people: [3], pace: 'never' },
];

const withoutForm = (status: AccountStatus | null, club: ClubKey | null = null): Situation => ({
  form: 'none',
  club,
  mentor: null,
  formerMentor: null,
  completed: 0,
  pace: 'never',
  status,
});

const filledPartly = (form: 'started' | 'unflagged'): Situation => ({
  ...withoutForm('pending'),
  form,
});

const STARTED_PACES: readonly Pace[] = ['fresh', 'this month', 'fresh', 'stale', 'fresh'];
const WAITING_PACES: readonly Pace[] = ['fresh', 'never', 'stale', 'never'];

/** Mostly active, sometimes null or inactive. */
function usualStatus(index: number): AccountStatus | null {
  if (index % 9 === 4) return null;
  return index % 17 === 12 ? 'inactive' : 'active';
}

function expand(groups: readonly Group[]): Situation[] {
  const situations: Situation[] = [];
  for (const { club, mentor, people, pace, formerMentor = null, status } of groups) {
    people.forEach((count, completed) => {
      const paces = completed === 0 ? WAITING_PACES : STARTED_PACES;
      for (let turn = 0; turn < count; turn += 1) {
        situations.push({
          form: 'submitted',
          club,
          mentor,
          formerMentor,
          completed,
          pace: pace ?? paces[(turn + completed) % paces.length] ?? 'fresh',
          status: status ?? usualStatus(situations.length),
        });
      }
    });
  }
  return situations;
}

const repeat = (count: number, situation: Situation) =>
  Array.from({ length: count }, () => situation);

/** All students except the one of the demo account. */
export function studentSituations(): Situation[] {
  return [
    ...expand(STUDENT_GROUPS),
    ...repeat(2, filledPartly('unflagged')),
    ...repeat(2, filledPartly('started')),
    ...repeat(9, withoutForm('pending')),
    ...repeat(4, withoutForm(null)),
    withoutForm('active', 'robotics'),
    withoutForm('active', 'commerce'),
    withoutForm('inactive'),
  ];
}

/** All educators except the one of the demo account. */
export function educatorSituations(): Situation[] {
  return [
    ...expand(EDUCATOR_GROUPS),
    filledPartly('unflagged'),
    filledPartly('started'),
    ...repeat(3, withoutForm('pending')),
    withoutForm(null),
    withoutForm('inactive'),
  ];
}
