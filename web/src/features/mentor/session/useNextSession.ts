import { isOver, sessionDate } from '../../../lib/nextSession/sessionTime.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { useSendChange } from '../outbox/useSendChange.ts';
import { newChange } from '../outbox/waitingChange.ts';
import type { PlannedSession, SessionValues } from './sessionValues.ts';

/**
 * Sets, cancels and misses the next session of a person.
 *
 * @param session the planned session that the screen shows
 */
export function useNextSession(
  { id: personId, name: personName }: Pick<MentorPerson, 'id' | 'name'>,
  session: PlannedSession | null,
) {
  const send = useSendChange();
  const version = session?.version ?? null;
  const base = { personId, ...(version !== null && { ifVersion: version }) };
  const planned = session ? sessionDate(session.at) : '';
  return {
    /**
     * @param options with `afterSave`, a session whose time is over has ended with the save before;
     *   with `waits`, the session is sent after the changes that wait
     */
    set: ({ at, nextPlace }: SessionValues, { afterSave = false, waits = false } = {}) => {
      const isEnded = afterSave && session !== null && isOver(session);
      const place = nextPlace.trim();
      const text = [`Next session: ${sessionDate(at)}`, place].filter(Boolean).join(', ');
      return send(
        newChange(
          'SetNextSession',
          {
            ...(isEnded ? { personId } : base),
            at,
            place: place || null,
          },
          { personName, text },
        ),
        { waits },
      );
    },
    cancel: () =>
      send(newChange('CancelNextSession', base, { personName, text: `Cancel ${planned}` })),
    miss: () =>
      send(
        newChange('MissNextSession', base, { personName, text: `${planned} did not take place` }),
      ),
  };
}
