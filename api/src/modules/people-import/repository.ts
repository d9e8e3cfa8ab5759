import { sql } from 'kysely';
import type { Audience } from '../../domain/words.ts';
import type { Executor } from '../../platform/database/types.ts';
import { insertUsers } from '../auth/users.ts';
import { appendHistory, type Action } from '../history/append.ts';
import type { NewPerson } from './read-row.ts';

/** A file, and the audience of its people. */
export interface ImportedFile {
  fileHash: string;
  audience: Audience;
}

/** Until the end of the transaction: two imports of the same file wait for each other. */
export async function lockFile(tx: Executor, { fileHash, audience }: ImportedFile): Promise<void> {
  const key = `import ${audience} ${fileHash}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** A person made from a line. */
export interface MadePerson {
  id: string;
  hasPassword: boolean;
}

/** People whom earlier imports of the file made, by line. */
export async function findMadeBefore(
  tx: Executor,
  { fileHash, audience }: ImportedFile,
  lines: readonly number[],
): Promise<Map<number, MadePerson>> {
  const rows = await tx
    .selectFrom('import_rows')
    .innerJoin('users', 'users.id', 'import_rows.person_id')
    .select(['line', 'person_id', sql<boolean>`password_hash is not null`.as('has_password')])
    .where('file_hash', '=', fileHash)
    .where('audience', '=', audience)
    .where('line', 'in', lines)
    .execute();
  return new Map(
    rows.map((row) => [row.line, { id: row.person_id, hasPassword: row.has_password }]),
  );
}

/** A person to insert, of a line of the file. */
export interface RowToMake {
  line: number;
  person: NewPerson;
  clubId: string | null;
  mentorId: string | null;
}

/**
 * Inserts accounts without a password, people, their history and the lines; a row whose email was
 * taken meanwhile is left out.
 * @returns the id of each line
 */
export async function insertPeople(
  tx: Executor,
  { fileHash, audience }: ImportedFile,
  rows: readonly RowToMake[],
  act: Action,
): Promise<Map<number, string>> {
  const ids = await insertUsers(
    tx,
    audience,
    rows.map(({ person }) => person),
  );
  const made = rows.flatMap((row) => {
    const id = ids.get(row.person.email);
    return id === undefined ? [] : [{ ...row, id }];
  });
  if (made.length === 0) return new Map();
  const people = made.map(({ id, clubId, mentorId, person }) => ({
    user_id: id,
    audience,
    club_id: clubId,
    mentor_id: mentorId,
    details: JSON.stringify(person.details),
  }));
  await tx.insertInto('people').values(people).execute();
  const lines = made.map(({ id, line }) => ({
    file_hash: fileHash,
    audience,
    line,
    person_id: id,
    at: act.at,
  }));
  await tx.insertInto('import_rows').values(lines).execute();
  await appendHistory(
    tx,
    ...made.map(({ id, person: { name, email, phone, details } }) => {
      const after = { name, email, ...(phone !== null && { phone }), ...details };
      return { ...act, personId: id, what: 'profile' as const, before: null, after };
    }),
  );
  return new Map(made.map(({ line, id }) => [line, id]));
}

/** How long a line is known, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Rows per statement, so that none holds locks for long. */
const BATCH = 500;

/** Deletes lines that are not known any longer, in batches. */
export async function deleteOldImportRows(
  db: Executor,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  let deleted: number;
  do {
    const { numAffectedRows = 0n } = await sql`
      delete from import_rows where ctid in (
        select ctid from import_rows where at < ${before}
        limit ${BATCH} for update skip locked
      )`.execute(db);
    deleted = Number(numAffectedRows);
  } while (!signal.aborted && deleted === BATCH);
}
