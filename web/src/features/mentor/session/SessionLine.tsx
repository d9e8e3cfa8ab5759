import { Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { TakeBack } from '../../../lib/unsent/TakeBack.tsx';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { waitingSession } from '../changes/mentorChanges.ts';
import { PlannedSession } from './PlannedSession.tsx';
import { SessionFields } from './SessionFields.tsx';
import {
  isSessionChanged,
  sessionBase,
  sessionValues,
  type PlannedSession as Session,
  type SessionBase,
  type SessionValues,
} from './sessionValues.ts';

const keyOf = (session: Session | null) =>
  session && [session.id, session.at, session.place, session.version].join(' ');

interface SessionLineProps {
  person: MentorPerson;
  base: SessionBase;
  /** Bases the values on the present session. */
  onBase: (base: SessionBase) => void;
}

/** The next session in a form: the planned one, and the fields that set or move it. */
export function SessionLine({ person, base, onBase }: SessionLineProps) {
  const { values, setValues } = useFormikContext<SessionValues>();
  const present = person.nextSession;
  const unsent = useUnsent();
  const waiting = waitingSession(unsent.waiting, person.id);
  const area = useRef<HTMLDivElement>(null);
  const focusDay = () => area.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (keyOf(present) === keyOf(base.session) && waiting?.id === base.waiting?.id) return;
    const next = sessionBase(present, waiting);
    const isUntouched = !isSessionChanged(values, base.values);
    if (!isUntouched && isSessionChanged(values, next.values)) return;
    if (isUntouched) void setValues({ ...values, ...next.values });
    onBase(next);
  }, [present, waiting, base, values, setValues, onBase]);
  return (
    <Flex ref={area} wrap="wrap" align="start" columnGap="3" rowGap="1">
      <SessionFields planned={base.values} />
      {waiting && (
        <Flex wrap="wrap" align="center" gap="2" minH="controlMd" textStyle="small">
          <span>{unsent.wordsOf(waiting).text}</span>
          <Badge hue="ochre" icon="clock">
            Waiting
          </Badge>
          <TakeBack changes={[waiting]} onTakenBack={focusDay} />
        </Flex>
      )}
      {present && waiting?.operation !== 'CancelNextSession' && (
        <PlannedSession
          person={person}
          session={present}
          onEnded={focusDay}
          isInFields={!isSessionChanged(values, sessionValues(present))}
        />
      )}
    </Flex>
  );
}
