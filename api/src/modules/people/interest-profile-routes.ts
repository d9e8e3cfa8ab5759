import { Type, type Static } from 'typebox';
import { today } from '../../domain/calendar.ts';
import { answerValues, scoresOf, statementIds, statementVersions } from '../../domain/interests.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { App } from '../../platform/http/app-type.ts';
import { deleteResponsesWith } from '../../platform/http/idempotency-store.ts';
import { responses, sendResult } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory, type Action } from '../history/append.ts';
import { deleteInterestProfile, storeInterestProfile } from '../interest-profiles/repository.ts';
import { changeOwn, type OwnPart } from './change-own.ts';
import { isInterestConsentDue } from './consent.ts';
import type { Person } from './person.ts';
import { ownReply } from './person-record.ts';
import { findOwnPerson } from './repository.ts';
import { OwnReplies } from './schemas.ts';

const Answer = Type.Enum([...answerValues], {
  description: '0: not for me, 1: not sure, 2: I’d like that',
});

const InterestAnswers = Type.Object(
  {
    version: Type.Integer({ description: 'Version of the statements that were shown' }),
    answers: Type.Object(Object.fromEntries(statementIds.map((id) => [id, Answer])), {
      additionalProperties: false,
      description: 'All thirty answers by id of statement. They are scored and not stored',
    }),
  },
  { title: 'InterestAnswers' },
);

const ownRecord: OwnPart = {
  find: findOwnPerson,
  respond: (deps, person) => ownReply(person, today(deps)),
};

/** What the history keeps: that there was a result, never its numbers. */
const MADE = { interestProfile: 'made' };
const REMOVED = { interestProfile: 'removed' };

/** PUT /api/student/interest-profile */
export function saveInterestProfileRoute(app: App, deps: Dependencies): void {
  app.put(
    '/interest-profile',
    {
      schema: {
        summary: 'Send the answers of the interest profile; a former result is replaced',
        description:
          'The answers are added up and forgotten. A student who needs a guardian’s consent must have one to version 3 of the privacy notice or a later one.',
        body: InterestAnswers,
        response: responses(OwnReplies.student, 400, 404, 409, 422),
      },
    },
    async (request, reply) => {
      const saved = await changeOwn(deps, request, 'student', ownRecord, (tx, person, act) =>
        save(tx, person, request.body, { ...act, day: today(deps) }),
      );
      return sendResult(reply, saved);
    },
  );
}

/** DELETE /api/student/interest-profile */
export function removeInterestProfileRoute(app: App, deps: Dependencies): void {
  app.delete(
    '/interest-profile',
    {
      schema: {
        summary: 'Remove the result of the interest profile',
        response: responses(OwnReplies.student, 404, 422),
      },
    },
    async (request, reply) =>
      sendResult(reply, await changeOwn(deps, request, 'student', ownRecord, remove)),
  );
}

async function save(
  tx: Executor,
  person: Person,
  { version, answers }: Static<typeof InterestAnswers>,
  { at, by, day }: Action & { day: string },
): Promise<Result<null>> {
  if (!statementVersions.includes(version)) {
    return fail('VALIDATION', 'STATEMENTS_CHANGED', 'version');
  }
  if (isInterestConsentDue(person, day)) {
    return fail('CONSENT_REQUIRED', 'CONSENT_NEEDED');
  }
  await storeInterestProfile(tx, person.id, {
    version,
    completedAt: at,
    scores: scoresOf(answers),
  });
  // One entry however often it is replaced: attempts are not counted.
  if (person.interestProfile) return succeed(null);
  const entry = { personId: person.id, what: 'interest-profile' as const };
  await appendHistory(tx, { at, by, ...entry, before: null, after: MADE });
  return succeed(null);
}

async function remove(tx: Executor, person: Person, act: Action): Promise<Result<null>> {
  if (!person.interestProfile) return succeed(null);
  await deleteInterestProfile(tx, person.id);
  await deleteResponsesWith(tx, person.id, 'interestProfile');
  const entry = { personId: person.id, what: 'interest-profile' as const };
  await appendHistory(tx, { ...act, ...entry, before: MADE, after: REMOVED });
  return succeed(null);
}
