import { Grid, Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { completedCount, journeyStages } from '../../../lib/journey/journey.ts';
import { noStagesWords } from '../../../lib/journey/journeyTexts.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { PersonTrail } from '../../../lib/journey/PersonTrail.tsx';
import { useReadAnswers } from '../answers/useReadAnswers.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { personText } from '../list/personText.ts';
import { DetailsPart, PersonFacts } from './PersonFacts.tsx';
import { sessionTime } from '../../../lib/nextSession/sessionTime.ts';
import { takesSessions } from '../session/sessionValues.ts';
import { AgreedSteps } from '../steps/AgreedSteps.tsx';

interface BetweenSessionsProps {
  person: MentorPerson;
  onSession: () => void;
}

/** Next session and agreed steps; renders nothing where the backend has none. */
function BetweenSessions({ person, onSession }: BetweenSessionsProps) {
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

const PersonHistory = lazyPart(async () => (await import('./PersonHistory.tsx')).PersonHistory);

interface DetailsDialogProps {
  person: MentorPerson;
  toUpdate: string;
  onContact: () => void;
  onSession: () => void;
  onClose: () => void;
}

/** Dialog with profile, aspirations, strengths, notes and stages of a person. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { person, toUpdate, onContact, onSession, onClose } = props;
  const { name, progress } = person;
  const stages = journeyStages(progress);
  const [showsHistory, setShowsHistory] = useState(false);
  useReadAnswers(person);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      leading={<Avatar name={name} size="lg" />}
      title={name}
      description={
        <>
          <span>{personText(person)}</span>
          {progress && (
            <Grid
              as="span"
              templateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem auto' }}
              justifyContent="start"
              alignItems="center"
              columnGap="3"
              marginTop="1.5"
              textStyle="caption"
            >
              <ProgressBar label={`Progress of ${name}`} percent={progress.percent} />
              <span>
                {stages.length > 0
                  ? `${progress.percent}%, ${completedCount(stages)} of ${stages.length} stages completed`
                  : `${progress.percent}%`}
              </span>
            </Grid>
          )}
        </>
      }
      footer={
        <>
          <Button tone="outline" onClick={onContact}>
            Contact
          </Button>
          <ButtonLink icon="pencil" tone="go" to={toUpdate}>
            Update Progress
          </ButtonLink>
        </>
      }
    >
      <Grid
        columnGap="10"
        borderTop="line"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1.08fr)',
        }}
      >
        <PersonFacts person={person} />
        <div>
          <BetweenSessions person={person} onSession={onSession} />
          <DetailsPart title="Stages">
            <PersonTrail
              person={person}
              empty={noStagesWords(person.club !== null, progress !== null)}
            />
          </DetailsPart>
          <DetailsPart title="History">
            {showsHistory ? (
              <Suspense>
                <PersonHistory id={person.id} />
              </Suspense>
            ) : (
              <Button
                tone="outline"
                size="sm"
                onClick={() => {
                  setShowsHistory(true);
                }}
              >
                Show history
              </Button>
            )}
          </DetailsPart>
        </div>
      </Grid>
    </Dialog>
  );
}
