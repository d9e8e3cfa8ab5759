import { Type, type Static } from 'typebox';
import { Moment } from '../../../domain/schemas.ts';
import { deviceOf } from './device.ts';
import type { Session } from '../sessions.ts';
import { recordId, withId } from '../../../platform/http/records.ts';

export const SessionRecord = Type.Object(
  {
    ...recordId,
    begunAt: Moment,
    lastUsedAt: Type.String({ format: 'date-time', description: 'Precise to the minute' }),
    device: Type.String({
      description: 'Browser and device, from the User-Agent of the login',
    }),
    isCurrent: Type.Boolean({ description: 'The session of this request' }),
  },
  { title: 'Session' },
);

/** Session in a response, without token and hash. */
export function sessionRecord(session: Session): Static<typeof SessionRecord> {
  return {
    ...withId(session.id),
    begunAt: session.begunAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    device: deviceOf(session.userAgent),
    isCurrent: session.isCurrent,
  };
}
