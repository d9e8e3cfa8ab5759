import { Flex } from '@chakra-ui/react';
import { sessionTime } from '../../../lib/nextSession/sessionTime.ts';
import { Button } from '../../../ui/Button.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { takesSessions } from '../session/sessionValues.ts';
import { AgreedSteps } from '../steps/AgreedSteps.tsx';
import { DetailsPart } from './PersonFacts.tsx';

interface BetweenSessionsProps {
  person: MentorPerson;
  onSession: () => void;
}

/** Next session and agreed steps; renders nothing where the backend has none. */
export function BetweenSessions({ person, onSession }: BetweenSessionsProps) {
  const { nextSession, agreedSteps } = person;
  if (!agreedSteps) return null;
  const text = [nextSession && sessionTime(nextSession.at), nextSession?.place].filter(Boolean);
  return (
    <>
      {takesSessions(person) && (
        <DetailsPart title="Next session">
          <Flex wrap="wrap" align="center" justify="space-between" gap="3">
            <span>{text.join(', ') || 'None planned'}</span>
            <Button tone="outline" size="sm" onClick={onSession}>
              {nextSession ? 'Change session' : 'Plan session'}
            </Button>
          </Flex>
        </DetailsPart>
      )}
      <DetailsPart title="Agreed steps">
        <AgreedSteps person={person} steps={agreedSteps} />
      </DetailsPart>
    </>
  );
}
