import { Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { PlannedSession } from './PlannedSession.tsx';
import { SessionFields } from './SessionFields.tsx';
import {
  isSessionChanged,
  sessionValues,
  type PlannedSession as Session,
  type SessionValues,
} from './sessionValues.ts';

const keyOf = (session: Session | null) =>
  session && [session.id, session.at, session.place, session.version].join(' ');

interface SessionLineProps {
  person: MentorPerson;
  /** The session that the values are based on. */
  session: Session | null;
  /** Bases the values on the present session. */
  onSession: (session: Session | null) => void;
}

/** The next session in a form: the planned one, and the fields that set or move it. */
export function SessionLine({ person, session, onSession }: SessionLineProps) {
  const { values, setValues } = useFormikContext<SessionValues>();
  const present = person.nextSession;
  useEffect(() => {
    if (keyOf(present) === keyOf(session)) return;
    const isUntouched = !isSessionChanged(values, session);
    if (!isUntouched && isSessionChanged(values, present)) return;
    if (isUntouched) void setValues({ ...values, ...sessionValues(present) });
    onSession(present);
  }, [present, session, values, setValues, onSession]);
  return (
    <Flex wrap="wrap" align="start" columnGap="3" rowGap="1">
      <SessionFields />
      {present && (
        <PlannedSession
          person={person}
          session={present}
          isInFields={!isSessionChanged(values, present)}
        />
      )}
    </Flex>
  );
}
