import { SESSION_AHEAD_DAYS } from '../../../../limits.mjs';
import { Type, type Static } from 'typebox';
import { formName } from '../../domain/fields.ts';
import { messages } from '../../domain/messages.ts';
import { nameError, cleanName, visibleLength } from '../../domain/names.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { okWithEtag, type ApiResponse } from '../../platform/http/responses.ts';
import {
  nextSessionRecord,
  shownSession,
  type NextSession,
} from '../counselling-sessions/next-session.ts';
import { planSession } from '../counselling-sessions/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendHistory, type Action } from '../history/append.ts';
import { changePersonRoute } from './change-person.ts';
import { readNextSession, type SessionToChange } from './read-next-session.ts';

const MAX_AHEAD_MS = SESSION_AHEAD_DAYS * 24 * 60 * 60 * 1000;

const placeRule = { ...formName('Place'), least: 0 };

const SessionBody = Type.Object(
  {
    at: Type.String({
      format: 'date-time',
      description: `Later than now, at most ${SESSION_AHEAD_DAYS} days away`,
      ...messages({
        required: 'SESSION_TIME_REQUIRED',
        invalid: 'SESSION_TIME_INVALID',
      }),
    }),
    place: Type.Optional(
      Nullable(Type.String({ maxLength: 1000 }), {
        description: 'One line of at most 200 characters; null, blank or missing: none',
      }),
    ),
  },
  { title: 'SessionPlan' },
);

/** PUT /api/mentor/people/{id}/next-session */
export function setNextSessionRoute(app: App, deps: Dependencies): void {
  changePersonRoute(app, deps, {
    method: 'PUT',
    url: '/people/:id/next-session',
    summary: 'Plan the next session of one of your people, or move it',
    audited: { action: 'change', what: 'next session' },
    params: IdParams,
    body: SessionBody,
    errors: [409, 412],
    change: (tx, { body, ...session }, act) =>
      setNextSession(tx, session, body, { ...act, timeZone: deps.timeZone }),
  });
}

async function setNextSession(
  tx: Executor,
  { person, ifMatch }: SessionToChange,
  sent: Static<typeof SessionBody>,
  { timeZone, ...act }: Action & { timeZone: string },
): Promise<Result<ApiResponse>> {
  const read = await readNextSession(tx, { person, ifMatch });
  if (!read.ok) return read;
  const values = readPlan(sent, act.at);
  if (!values.ok) return values;
  const unchanged = read.value && isSamePlan(read.value, values.value) ? read.value : null;
  if (unchanged) return succeed(okWithEtag({}, nextSessionRecord(unchanged).version));
  const session = await planSession(
    tx,
    { personId: person.id, planned: read.value, clock: { now: () => act.at, timeZone } },
    values.value,
  );
  await appendHistory(tx, {
    ...act,
    personId: person.id,
    what: 'next session',
    before: read.value && shownSession(read.value, 'planned'),
    after: shownSession(session, 'planned'),
  });
  return succeed(okWithEtag({}, nextSessionRecord(session).version));
}

type Plan = Pick<NextSession, 'at' | 'place'>;

const isSamePlan = (one: Plan, other: Plan): boolean =>
  one.at.getTime() === other.at.getTime() && one.place === other.place;

function readPlan({ at: sentAt, place }: Static<typeof SessionBody>, now: Date): Result<Plan> {
  const at = new Date(sentAt);
  // Also a leap second, which the format allows.
  if (!(at > now)) return fail('VALIDATION', 'SESSION_NOT_LATER', 'at');
  if (at.getTime() - now.getTime() > MAX_AHEAD_MS) {
    return fail('VALIDATION', 'SESSION_TOO_FAR', 'at');
  }
  const typed = place ?? '';
  const error = nameError(placeRule, typed);
  if (error !== null) return fail('VALIDATION', error, 'place');
  return succeed({ at, place: visibleLength(typed) > 0 ? cleanName(typed) : null });
}
