import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { interests } from '../../content/interests.ts';
import { shortDate } from '../../lib/format.ts';
import { InterestBars } from '../../lib/interests/InterestBars.tsx';
import { withoutLeaning, type InterestProfile } from '../../lib/interests/leaningText.ts';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { newKey } from '../../lib/mutation/newKey.ts';
import { Button } from '../../ui/Button.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { LazyConfirmDialog } from '../../ui/LazyConfirmDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRemoveInterestProfileMutation } from './RemoveInterestProfile.generated.ts';

interface InterestResultProps {
  profile: InterestProfile;
  /** Whether new answers are kept that were not sent. */
  hasDraft: boolean;
  /** Opens the statements, empty or with the kept answers. */
  onAgain: (isEmpty: boolean) => void;
}

/** The result: six scores, and what to talk about with the mentor. */
export function InterestResult({ profile, hasDraft, onAgain }: InterestResultProps) {
  const none = withoutLeaning(profile);
  return (
    <>
      <Panel title="Your six areas" note={`Done on ${shortDate(profile.completedAt)}`} padded>
        <Grid gap="4">
          <InterestBars profile={profile} />
          <Caption color="ink-soft">{interests.differences}</Caption>
        </Grid>
      </Panel>
      {none && (
        <Panel title={none.title} padded>
          <p>{none.text}</p>
        </Panel>
      )}
      {profile.leading.map((area) => {
        const { name, enjoys, questions } = interests.areas[area];
        return (
          <Panel key={area} title={name} padded>
            <Grid gap="3">
              <p>{enjoys}</p>
              <chakra.h3 textStyle="stage">Questions to take to your mentor</chakra.h3>
              <chakra.ul paddingInlineStart="5" listStyleType="disc">
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </chakra.ul>
            </Grid>
          </Panel>
        );
      })}
      <Flex wrap="wrap" gap="3">
        {hasDraft && (
          <Button
            onClick={() => {
              onAgain(false);
            }}
          >
            Go on with your new answers
          </Button>
        )}
        <Button
          tone="outline"
          onClick={() => {
            onAgain(true);
          }}
        >
          Do it again
        </Button>
        <RemoveResult />
      </Flex>
    </>
  );
}

const REMOVED = {
  key: 'interests',
  success: { title: 'Your result was removed' },
  failure: { title: 'Your result was not removed', detail: 'Please try again.' },
};

function RemoveResult() {
  const { run, busy } = useOutcome(useRemoveInterestProfileMutation());
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        tone="plain"
        onClick={() => {
          setAsking(true);
        }}
      >
        Remove my result
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        title="Remove your result?"
        consequence="The six numbers are deleted. Your mentor does not see them any more."
        confirm="Remove"
        busy={busy}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() =>
          void run({ input: { idempotencyKey: newKey() } }, REMOVED).then(() => {
            setAsking(false);
          })
        }
      />
    </>
  );
}
