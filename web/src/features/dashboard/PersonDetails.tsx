import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import { useCancelEmailChangeMutation } from './CancelEmailChange.generated.ts';
import type { PersonDetailsFragment } from './PersonDetails.generated.ts';
import { accountItems, answerItems } from './personItems.tsx';

const toasts = () => ({
  // Replaces the message that the link was sent.
  key: 'profile',
  success: {
    title: t`Email change cancelled`,
    detail: t`The link in the mail no longer works.`,
  },
  failure: { title: t`The change was not cancelled`, detail: t`Please try again.` },
});

interface PendingEmailProps {
  typeName: 'Student' | 'Educator';
  pendingEmail: string;
  /** Called when no change is pending any more, which removes the focused button. */
  onCancelled: () => void;
}

/** New email of the person that is not confirmed yet, with a button to cancel the change. */
function PendingEmail({ typeName, pendingEmail, onCancelled }: PendingEmailProps) {
  const { run, busy } = useOutcome(
    // Read again: the change may have been confirmed meanwhile.
    useCancelEmailChangeMutation({ refetchQueries: [`${typeName}Dashboard`] }),
  );
  const cancel = async () => {
    const { done, userErrors } = await run({}, toasts());
    if (done || userErrors.some(({ code }) => code === 'CONFLICT')) onCancelled();
  };
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="2" justifyItems="start">
      <chakra.span maxW="100%">
        <bdi>{pendingEmail}</bdi>
      </chakra.span>
      <chakra.span color="ink-soft">
        {t`Counts once it is confirmed with the link in the mail to it.`}
      </chakra.span>
      <Button tone="outline" size="sm" busy={busy} onClick={() => void cancel()}>
        {t`Cancel the change`}
      </Button>
    </Grid>
  );
}

interface PersonDetailsProps {
  person: PersonDetailsFragment;
  failed: FailedParts;
}

/** Your Details: account and answers of the person. */
export function PersonDetails({ person, failed }: PersonDetailsProps) {
  const { club, pendingEmail } = person;
  const title = useRef<HTMLHeadingElement>(null);
  const clubFailed = !club && failed.has('club');
  const pending = pendingEmail !== null && (
    <PendingEmail
      typeName={person.__typename}
      pendingEmail={pendingEmail}
      onCancelled={() => title.current?.focus()}
    />
  );
  const account = [
    ...accountItems(person, pending ? [{ term: t`New email`, value: pending }] : []),
    ...(clubFailed ? [] : [{ term: t`Assigned club`, value: club?.name ?? t`Not assigned` }]),
  ];
  const formFailed = !person.formDetails && failed.has('formDetails');
  return (
    <Panel title={t`Your Details`} titleRef={title} padded>
      <Grid gap="6">
        <DetailsList
          columns={2}
          items={formFailed ? account : [...account, ...answerItems(person)]}
        />
        {clubFailed && <FailedPart what={t`Your club`} {...failed} />}
        {formFailed && <FailedPart what={t`Your answers`} {...failed} />}
      </Grid>
    </Panel>
  );
}
