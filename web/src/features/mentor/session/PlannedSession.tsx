import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { firstName } from '../../../lib/journey/journeyTexts.ts';
import { placeLink } from '../../../lib/nextSession/placeLink.ts';
import { isOver, sessionTime } from '../../../lib/nextSession/sessionTime.ts';
import type { UnsentChange } from '../../../lib/unsent/changes.ts';
import { failureText, useSend } from '../../../lib/unsent/useSend.ts';
import { Button } from '../../../ui/Button.tsx';
import { LazyConfirmDialog } from '../../../ui/LazyConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { cancelSession, missSession } from './sessionChanges.ts';
import type { PlannedSession as Session } from './sessionValues.ts';

interface PlannedSessionProps {
  person: MentorPerson;
  session: Session;
  /** The fields beside it show the planned time. */
  isInFields?: boolean;
  /** Called after the session was cancelled or missed. */
  onEnded?: () => void;
}

/** The planned session: cancelled before its time; after it, it may not have taken place. */
export function PlannedSession({ person, session, isInFields, onEnded }: PlannedSessionProps) {
  const { send } = useSend();
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const time = sessionTime(session.at);
  const isPast = useIsOver(session);
  const end = async (change: UnsentChange, success: string) => {
    setAsks(false);
    setBusy(true);
    const result = await send(change);
    setBusy(false);
    if (result.kind === 'saved') toast.success(success, undefined, { key: TOAST_KEY });
    if (result.kind === 'conflict') {
      toast.failure('The session was changed meanwhile', 'Its present time is shown.', {
        key: TOAST_KEY,
      });
    } else if (result.kind === 'failed') {
      toast.failure('The session was not changed', failureText(result), { key: TOAST_KEY });
    } else if (result.kind !== 'ended') onEnded?.();
  };
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="3"
      minH="controlMd"
      textStyle="small"
      color="ink-soft"
    >
      {isPast ? (
        <span>{`${time}: a save counts it as held.`}</span>
      ) : (
        !isInFields && <span>{`Planned for ${time}`}</span>
      )}
      <PlaceLink place={session.place} />
      {isPast ? (
        <Button
          tone="outline"
          size="sm"
          busy={busy}
          onClick={() => void end(missSession(person, session), 'The session did not take place')}
        >
          Did not take place
        </Button>
      ) : (
        <Button
          tone="plain"
          size="sm"
          busy={busy}
          marginInlineStart="-3"
          onClick={() => {
            setAsks(true);
          }}
        >
          Cancel session
        </Button>
      )}
      <LazyConfirmDialog
        open={asks}
        onClose={() => {
          setAsks(false);
        }}
        title={`Cancel the session with ${person.name}?`}
        consequence={`${firstName(person.name)} does not see ${time} any longer.`}
        confirm="Cancel session"
        keep="Keep the session"
        onConfirm={() => void end(cancelSession(person, session), 'Session cancelled')}
      />
    </Flex>
  );
}

const TOAST_KEY = 'session';

/** Maximum delay of a timer of the browser, in ms. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Whether the time of a session is over; changes while it is shown. */
function useIsOver({ at }: Session): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const left = Date.parse(at) - Date.now();
    const timer = setTimeout(
      () => {
        setNow(Date.now());
      },
      Math.min(Math.max(left, 0), MAX_DELAY_MS),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [at]);
  return isOver({ at }, now);
}

/** The place as a link where it is one; a form shows other places. */
function PlaceLink({ place }: Pick<Session, 'place'>) {
  const link = placeLink(place ?? '');
  return (
    link !== null && (
      <chakra.a href={link} target="_blank" rel="noreferrer" color="brand">
        Open link
      </chakra.a>
    )
  );
}
