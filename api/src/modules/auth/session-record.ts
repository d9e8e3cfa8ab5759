import { Type, type Static } from 'typebox';
import { recordId, withId } from '../../domain/ids.ts';
import { Moment } from '../../domain/schemas.ts';
import { deviceOf } from './device.ts';
import type { Session } from './sessions.ts';

export const SessionRecord = Type.Object(
  {
    ...recordId,
    begunAt: Moment,
    lastUsedAt: Type.String({ format: 'date-time', description: 'To the minute' }),
    device: Type.String({
      description: 'Browser and device in plain words, from the User-Agent of the login',
    }),
    isCurrent: Type.Boolean({ description: 'The session of this request' }),
  },
  { title: 'Session' },
);

/** The session as the api answers with it: no token and no hash. */
export function sessionRecord(session: Session): Static<typeof SessionRecord> {
  return {
    ...withId(session.id),
    begunAt: session.begunAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    device: deviceOf(session.userAgent),
    isCurrent: session.isCurrent,
  };
}
