import { t } from '@lingui/core/macro';
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

/** The result: six scores, and what to talk about with the mentor; in English, like the statements. */
export function InterestResult({ profile, hasDraft, onAgain }: InterestResultProps) {
  const none = withoutLeaning(profile);
  const date = shortDate(profile.completedAt);
  return (
    <>
      <Panel title={t`Your six areas`} note={t`Done on ${date}`} padded>
        <Grid gap="4" lang="en">
          <InterestBars profile={profile} />
          <Caption color="ink-soft">{interests.differences}</Caption>
        </Grid>
      </Panel>
      {none && (
        <Panel title={<span lang="en">{none.title}</span>} padded>
          <p lang="en">{none.text}</p>
        </Panel>
      )}
      {profile.leading.map((area) => {
        const { name, enjoys, questions } = interests.areas[area];
        return (
          <Panel key={area} title={<span lang="en">{name}</span>} padded>
            <Grid gap="3">
              <p lang="en">{enjoys}</p>
              <chakra.h3 textStyle="stage">{t`Questions to take to your mentor`}</chakra.h3>
              <chakra.ul lang="en" paddingInlineStart="5" listStyleType="disc">
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
            {t`Go on with your new answers`}
          </Button>
        )}
        <Button
          tone="outline"
          onClick={() => {
            onAgain(true);
          }}
        >
          {t`Do it again`}
        </Button>
        <RemoveResult />
      </Flex>
    </>
  );
}

const removed = () => ({
  key: 'interests',
  success: { title: t`Your result was removed` },
  failure: { title: t`Your result was not removed`, detail: t`Please try again.` },
});

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
        {t`Remove my result`}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        title={t`Remove your result?`}
        consequence={t`The six numbers are deleted. Your mentor does not see them any more.`}
        confirm={t`Remove`}
        busy={busy}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() =>
          void run({ input: { idempotencyKey: newKey() } }, removed()).then(() => {
            setAsking(false);
          })
        }
      />
    </>
  );
}
