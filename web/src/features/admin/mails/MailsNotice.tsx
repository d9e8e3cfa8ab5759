import { Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { isUnauthenticated } from '../../../lib/errors.ts';
import { countText, shortDate } from '../../../lib/format.ts';
import { newKey } from '../../../lib/mutation/newKey.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Well } from '../../../ui/Panel.tsx';
import { FailedPart } from '../../../ui/states/FailedPart.tsx';
import { useGivenUpMailsQuery, type GivenUpMailsQuery } from './GivenUpMails.generated.ts';
import { useSendMailsAgainMutation } from './SendMailsAgain.generated.ts';

/** Mails that were not delivered, a line for each kind; hidden without any. */
export function MailsNotice() {
  const { data, error, loading, refetch } = useGivenUpMailsQuery();
  const mails = data?.givenUpMails;
  if (error && !mails && !isUnauthenticated(error)) {
    return (
      <Well>
        <FailedPart what="Undelivered mails" busy={loading} onRetry={() => void refetch()} />
      </Well>
    );
  }
  if (!mails?.length) return null;
  return (
    <Grid gap="3">
      {mails.map((ofKind) => (
        // Mails that were given up later are sent again with another key.
        <MailsOfKind key={`${ofKind.kind} ${ofKind.since}`} mails={ofKind} />
      ))}
    </Grid>
  );
}

const TOASTS = {
  key: 'given-up-mails',
  success: { title: 'The mails are sent again' },
  failure: { title: 'The mails are not sent again', detail: 'Please try again.' },
};

interface MailsOfKindProps {
  mails: NonNullable<GivenUpMailsQuery['givenUpMails']>[number];
}

function MailsOfKind({ mails: { kind, count, since } }: MailsOfKindProps) {
  const { run, busy } = useOutcome(
    useSendMailsAgainMutation({ refetchQueries: ['GivenUpMails'], awaitRefetchQueries: true }),
  );
  // The same for another attempt after a lost answer.
  const idempotencyKey = useRef(newKey());
  const words = WORDS[kind] ?? 'other mails';
  const were = count === 1 ? 'was' : 'were';
  return (
    <Notice
      hue="ochre"
      icon="alert"
      title={`${countText(count, 'mails')} ${were} not delivered: ${words}, since ${shortDate(since)}.`}
      action={
        <Button
          tone="outline"
          size="sm"
          busy={busy}
          aria-label={`Send again: ${words}`}
          onClick={() =>
            void run({ input: { kind, idempotencyKey: idempotencyKey.current } }, TOASTS)
          }
        >
          Send again
        </Button>
      }
    />
  );
}

/** Kinds of the mails of our api; another backend or a newer release may have more. */
const WORDS: Partial<Record<string, string>> = {
  concern: 'reports of a concern to the mailbox for concerns',
  'confirm-email': 'links to confirm a registration',
  'email-changed': 'notices of a changed email',
  'email-changed-by-administrator': 'notices of an email that an administrator changed',
  'first-password': 'links to a first password',
  'forgotten-password': 'links for a forgotten password',
  'guessed-password': 'notices of guessed passwords',
  'new-email': 'links to confirm a new email',
  'second-factor-reset': 'notices of a reset two-step login',
  'update-feedback': 'notices of new feedback',
  'update-mentor': 'notices of a new mentor',
  'update-person': 'notices of a new assignment',
  'wrong-codes': 'notices of wrong login codes',
};
