import type { Executor } from '../../platform/database/types.ts';
import { findTakenEmails } from '../auth/email/email-changes.ts';
import type { Action } from '../history/append.ts';
import { checkRows, hasEmail, type CheckedRow } from './check-rows.ts';
import { readRows } from './read-row.ts';
import { findReferences } from './references.ts';
import {
  findMadeBefore,
  insertPeople,
  lockFile,
  type ImportedFile,
  type MadePerson,
} from './repository.ts';
import type { ImportBody, Outcome, RowError } from './schemas.ts';

/** Result of a row. */
export interface RowResult {
  line: number;
  outcome: Outcome;
  errors?: RowError[];
  /** The person made, now or before; absent in a dry run. */
  person?: MadePerson;
}

/** Imports a batch of rows, except wrong ones and those that are known; a dry run writes nothing. */
export async function importRows(
  tx: Executor,
  file: ImportedFile,
  { rows, dryRun, clubs, mentors }: ImportBody,
  act: Action,
): Promise<RowResult[]> {
  await lockFile(tx, file);
  const before = await findMadeBefore(
    tx,
    file,
    rows.map(({ line }) => line),
  );
  const read = readRows(file.audience, rows);
  const others = read.filter(({ line }) => !before.has(line));
  const referencesOf = await findReferences(tx, file.audience, others, { clubs, mentors });
  const emails = others.filter(hasEmail).map(({ person }) => person.email);
  const taken = await findTakenEmails(tx, emails, act.at);
  const checked = checkRows(read, {
    isMadeBefore: (line) => before.has(line),
    isTaken: (email) => taken.has(email),
    referencesOf,
  });
  if (dryRun) return checked.map(withoutPerson);
  const toMake = checked.flatMap((one) => (one.outcome === 'MADE' ? [one.row] : []));
  const ids = await insertPeople(tx, file, toMake, act);
  return checked.map((one) => {
    const id = ids.get(one.line);
    if (id !== undefined) return { ...withoutPerson(one), person: { id, hasPassword: false } };
    const person = before.get(one.line);
    if (person) return { ...withoutPerson(one), person };
    // The email was taken while the row was checked.
    return one.outcome === 'MADE' ? { line: one.line, outcome: 'KNOWN' } : withoutPerson(one);
  });
}

function withoutPerson(checked: CheckedRow): RowResult {
  const { line, outcome } = checked;
  return outcome === 'WRONG' ? { line, outcome, errors: checked.errors } : { line, outcome };
}
