import { fireEvent, screen } from '@testing-library/react';
// Loaded before the tests: in the first one the lazy parts would take long.
import './BulkDialog.tsx';
import '../people/PeopleTab.tsx';
import type { mentor } from '../../../testing/people.ts';
import { club, type educator, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { AdminScreen } from '../AdminScreen.tsx';

/** Input of any of the three mutations. */
export interface BatchInput {
  audience: string;
  personIds: string[];
  ifVersions: (string | null)[];
  idempotencyKey: string;
  mentorId?: string | null;
  clubId?: string | null;
  status?: string;
}

type Fields = Parameters<typeof student>[0];

/** Students p1, p2, … ("Student 1"), each in the Robotics Club without a mentor. */
export const studentsOf = (count: number, more: (number: number) => Fields = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    student({
      id: `p${index + 1}`,
      name: `Student ${index + 1}`,
      mentor: null,
      consentMissing: false,
      ...more(index + 1),
    }),
  );

export const ROBOTICS = club();
export const CHESS = club({ id: 'c2', name: 'Chess Club' });

interface Server {
  people: (ReturnType<typeof studentsOf>[number] | ReturnType<typeof educator>)[];
  /** Default: the tab of the students. */
  at?: string;
  mentors?: ReturnType<typeof mentor>[];
  /** Answers a batch; default: all done, each with a new version. */
  answer?: (input: BatchInput) => unknown;
  /** Resolvers of queries. */
  Query?: Record<string, (parent: never, args: never) => unknown>;
}

interface PageArgs {
  page: { number: number; size: number };
}

/** All people of a batch changed, with new versions. */
export const allDone = ({ personIds }: BatchInput, people: Server['people']) => ({
  results: personIds.map((id) => ({
    personId: id,
    person: { ...people.find((one) => one.id === id), version: `"${id}-new"` },
    userErrors: [],
  })),
  userErrors: [],
});

/** A tab of people with a server that has them. */
export function openPeople({ people, at = '/admin', mentors = [], answer, Query = {} }: Server) {
  const inputs: BatchInput[] = [];
  const mutation = (_parent: unknown, { input }: { input: BatchInput }) => {
    inputs.push(input);
    return answer ? answer(input) : allDone(input, people);
  };
  const list = (_parent: never, { page: { number, size } }: PageArgs) => ({
    items: people.slice((number - 1) * size, number * size),
    totalCount: people.length,
    pageCount: Math.max(1, Math.ceil(people.length / size)),
  });
  const view = renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at,
    resolvers: {
      Query: {
        students: list,
        educators: list,
        mentors: () => mentors,
        clubs: () => [ROBOTICS, CHESS],
        ...Query,
      },
      Mutation: { assignMentors: mutation, assignClubs: mutation, setStatuses: mutation },
    },
  });
  return { ...view, inputs };
}

export const box = (name: string) => screen.findByRole('checkbox', { name });

/** Selects all students of the page, and with `all` those of all pages. */
export async function selectPage(all?: string) {
  // The box is there before the rows are.
  await screen.findByText('Student 1');
  fireEvent.click(await box('Select all students on this page'));
  if (all === undefined) return;
  press(`Select all ${all}`);
  await screen.findByText(`${all} selected`);
}

/** Clicks the last button with a text, that of an open dialog; a search by role takes long. */
export const press = (text: string) => {
  fireEvent.click(
    screen.getAllByText(text, { selector: 'button :is(span, font)' }).at(-1) as HTMLElement,
  );
};

/** Opens an action, makes a choice and continues to the confirmation with this title. */
export async function choose(action: string, option: string, question: string) {
  press(action);
  fireEvent.click(await screen.findByText(option, { selector: '[role=radiogroup] bdi' }));
  press('Continue');
  await screen.findByText(question);
}
