import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportPeopleInput } from '../../../schema.generated.ts';
import { club, mentor, pageOf, student } from '../../../testing/people.ts';
import { renderWithSchema } from '../../../testing/renderWithSchema.tsx';
import { openedDialog } from '../../../testing/openedDialog.ts';
import { AdminScreen } from '../AdminScreen.tsx';

type Row = ImportPeopleInput['rows'][number];

/** Result of a row: an outcome, or the field of an error and its message. */
export type Judged = 'MADE' | 'KNOWN' | 'MADE_BEFORE' | [field: string, message: string];

interface Server {
  /** Judges a row; default: made. */
  judge?: (row: Row, input: ImportPeopleInput) => Judged;
  /** Runs before each answer; may throw. */
  before?: (input: ImportPeopleInput) => void | Promise<void>;
  /** Answers have links to first passwords: no mail is set up. */
  hasLinks?: boolean;
  features?: string[];
  at?: string;
}

const EXPIRES_AT = '2026-12-11T10:00:00.000Z';

/** The students' or educators' tab with the dialog, and a server that judges rows. */
export function openImport(server: Server = {}) {
  const { judge = () => 'MADE', before, hasLinks = false, features = ['IMPORT'] } = server;
  const inputs: ImportPeopleInput[] = [];
  const answer = (row: Row, input: ImportPeopleInput) => {
    const judged = judge(row, input);
    const isWrong = typeof judged !== 'string';
    const isPresent = !input.dryRun && (judged === 'MADE' || judged === 'MADE_BEFORE');
    const { line, name, email } = row;
    return {
      line,
      outcome: isWrong ? 'WRONG' : judged,
      person: isPresent
        ? student({ id: `i${line}`, name: name ?? '', email, consentMissing: line === 2 })
        : null,
      passwordLink:
        isPresent && hasLinks
          ? { url: `https://waymark.example/set-password#${line}`, expiresAt: EXPIRES_AT }
          : null,
      userErrors: isWrong ? [{ field: [judged[0]], code: 'VALIDATION', message: judged[1] }] : [],
    };
  };
  const importPeople = async (_parent: unknown, { input }: { input: ImportPeopleInput }) => {
    inputs.push(input);
    await before?.(input);
    return { rows: input.rows.map((row) => answer(row, input)), userErrors: [] };
  };
  const me = { __typename: 'User', id: 'u1', name: 'Prakash Joshi', role: 'ADMIN', features };
  const view = renderWithSchema(<AdminScreen name="" onLogout={() => undefined} />, {
    user: { role: 'ADMIN' },
    at: server.at ?? '/admin?dialog=import',
    resolvers: {
      Query: {
        me: () => ({ ...me, secondFactorDue: false }),
        students: () => pageOf([student()]),
        educators: () => pageOf([]),
        clubs: () => [club(), club({ id: 'c2', name: 'Chess Club' })],
        mentors: () => [
          mentor(),
          mentor({ id: 'm2', name: 'Thomas Kurian', club: null }),
          mentor({ id: 'm4', name: 'Thomas Kurian', club: null }),
          mentor({ id: 'm3', name: 'Arvind Rane', status: 'inactive' }),
        ],
      },
      Mutation: { importPeople },
    },
  });
  return { ...view, inputs };
}

/** A CSV file with these lines below the headers. */
export const csv = (lines: readonly string[], headers = 'Name,Email,School,Club,Mentor') =>
  new File([[headers, ...lines].join('\n')], 'people.csv', { type: 'text/csv' });

/** `count` rows: Person 1 at line 2, and so on. */
export const people = (count: number, more = '') =>
  Array.from({ length: count }, (_, index) => `Person ${index + 1},p${index + 1}@x.in${more}`);

/** Chooses a file in the open dialog. */
export async function choose(file: File, noun = 'students') {
  await openedDialog('dialog', `Import ${noun}`);
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
}

export const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** Waits for a button and presses it. */
export async function pressWhenShown(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
}
