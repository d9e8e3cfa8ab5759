import type { FastifyRequest } from 'fastify';
import { today } from '../../domain/calendar.ts';
import { succeed } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ok, responses, sendResultAs } from '../../platform/http/responses.ts';
import { logEvent } from '../../platform/http/security-events.ts';
import { signedInAs, type SignedIn } from '../../platform/http/signed-in.ts';
import { passwordLinkUrl } from '../auth/password/password-links.ts';
import { createResets, resetExpiry } from '../auth/resets.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueMails } from '../mails/outbox.ts';
import { personResponse } from '../people/person-record.ts';
import { onlyPerson } from '../people/person-result.ts';
import { findPeople } from '../people/repository.ts';
import { importRows, type RowResult } from './import-rows.ts';
import {
  BODY_LIMIT,
  ImportBodies,
  ImportReply,
  type ImportBody,
  type ImportedRow,
} from './schemas.ts';

/** POST /api/admin/students/import and /api/admin/educators/import */
export function importRoute(app: App, deps: Dependencies, audience: Audience): void {
  app.post(
    `/${audience}s/import`,
    {
      bodyLimit: BODY_LIMIT,
      config: {
        audited: {
          action: 'change',
          what: 'record',
          personOf: (_request, response) => onlyPerson(rowsOf(response)),
          linksOf: (response) => rowsOf(response).flatMap(linkedPerson),
          listOf: ({ body }, response) => {
            const { dryRun, fileHash, rows } = body as ImportBody;
            if (dryRun) return undefined;
            return {
              filter: JSON.stringify([fileHash, rows.map(({ line }) => line)]),
              rowCount: rowsOf(response).filter(({ record }) => record).length,
            };
          },
        },
      },
      schema: {
        summary: `Import ${audience}s: a batch of rows of a file`,
        description:
          'Wrong rows are left out; all others are imported in one transaction. A row is known by file, audience and line for 90 days, so a repeat makes nobody twice. Names of clubs, and names or emails of mentors, are compared as search compares; two matches, an inactive mentor or one of another club make the row wrong unless `clubs` or `mentors` has the name. The accounts have no password: each gets a mail with a link to choose one; where no mail is set up, the response has the links, and a repeat has new ones for accounts that have no password yet. A dry run returns neither records nor links.',
        body: ImportBodies[audience],
        response: responses(ImportReply, 400),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const act = { by: signedInAs(request), at: deps.now() };
      const file = { fileHash: body.fileHash, audience };
      const imported = await transact(deps.db, act.by, async (tx) => {
        const results = await importRows(tx, file, body, act);
        return succeed(await addRecords(tx, { deps, audience, by: act.by }, results));
      });
      if (imported.ok) logLinks(request, imported.value);
      return sendResultAs(reply, imported, (rows) => ok({ rows }));
    },
  );
}

const rowsOf = (response: unknown): ImportedRow[] => (response as { rows: ImportedRow[] }).rows;

/** The person of a row for whom a link was made: shown in the response, or mailed to a new account. */
function linkedPerson({ outcome, record, passwordLink }: ImportedRow): string[] {
  return record && (passwordLink ?? outcome === 'MADE') ? [record.id] : [];
}

/** The results with the records of their people and, without a mail server, links for passwords. */
async function addRecords(
  tx: Executor,
  { deps, audience, by }: { deps: Dependencies; audience: Audience; by: SignedIn },
  results: readonly RowResult[],
): Promise<ImportedRow[]> {
  const people = results.flatMap(({ person }) => person ?? []);
  const ids = people.map(({ id }) => id);
  const found = await findPeople(tx, audience, ids);
  const tokens = await makeLinks(tx, deps, by, results);
  const expiresAt = resetExpiry('first', deps.now()).toISOString();
  return results.map(({ person, ...result }) => {
    const present = person && found.get(person.id);
    if (!present) return result;
    const { body: record, etag } = personResponse(present, today(deps));
    const token = tokens.get(present.id);
    if (token === undefined) return { ...result, record, etag };
    return {
      ...result,
      record,
      etag,
      passwordLink: { url: passwordLinkUrl(deps, token), expiresAt },
    };
  });
}

/**
 * Mails a link to each new account; where no mail is set up, replaces the links of all accounts
 * without a password.
 * @returns the tokens of the latter by account
 */
async function makeLinks(
  tx: Executor,
  deps: Dependencies,
  { sessionHash }: SignedIn,
  results: readonly RowResult[],
): Promise<Map<string, string>> {
  const waiting = results.flatMap(({ outcome, person }) =>
    person && !person.hasPassword ? [{ accountId: person.id, isNew: outcome === 'MADE' }] : [],
  );
  if (!deps.hasMailServer) {
    const ids = waiting.map(({ accountId }) => accountId);
    return createResets(tx, ids, deps.now(), { purpose: 'first', sessionHash });
  }
  const mails = waiting
    .filter(({ isNew }) => isNew)
    .map(({ accountId }) => ({ kind: 'first-password' as const, accountId, sessionHash }));
  await queueMails(tx, mails, deps);
  return new Map();
}

function logLinks(request: FastifyRequest, rows: readonly ImportedRow[]): void {
  const rowCount = rows.filter(({ passwordLink }) => passwordLink).length;
  if (rowCount === 0) return;
  logEvent(request, 'password.link', { userId: signedInAs(request).id, rowCount });
}
