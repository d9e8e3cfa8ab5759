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

const TOASTS = {
  // Replaces the message that the link was sent.
  key: 'profile',
  success: { title: 'Email change cancelled', detail: 'The link in the mail no longer works.' },
  failure: { title: 'The change was not cancelled', detail: 'Please try again.' },
};

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
    const { done, userErrors } = await run({}, TOASTS);
    if (done || userErrors.some(({ code }) => code === 'CONFLICT')) onCancelled();
  };
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="2" justifyItems="start">
      <chakra.span maxW="100%">{pendingEmail}</chakra.span>
      <chakra.span color="ink-soft">
        Counts once it is confirmed with the link in the mail to it.
      </chakra.span>
      <Button tone="outline" size="sm" busy={busy} onClick={() => void cancel()}>
        Cancel the change
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
    ...accountItems(person, pending ? [{ term: 'New email', value: pending }] : []),
    ...(clubFailed ? [] : [{ term: 'Assigned club', value: club?.name ?? 'Not assigned' }]),
  ];
  const formFailed = !person.formDetails && failed.has('formDetails');
  return (
    <Panel title="Your Details" titleRef={title} padded>
      <Grid gap="6">
        <DetailsList
          columns={2}
          items={formFailed ? account : [...account, ...answerItems(person)]}
        />
        {clubFailed && <FailedPart what="Your club" {...failed} />}
        {formFailed && <FailedPart what="Your answers" {...failed} />}
      </Grid>
    </Panel>
  );
}
