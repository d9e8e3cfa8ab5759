import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { concern } from '../../content/concern.ts';
import { isUnauthenticated } from '../../lib/errors.ts';
import { useHasFeature } from '../../lib/session/useHasFeature.ts';
import { shortDate } from '../../lib/format.ts';
import { isolated } from '../../lib/i18n/formats.ts';
import { useUrlDialog } from '../../lib/url/useUrlDialog.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import type { MyDeletionRequestFragment } from './MyDeletionRequest.generated.ts';
import { useMyDeletionRequestsQuery } from './MyDeletionRequests.generated.ts';
import { RequestDeletionDialog } from './RequestDeletionDialog.tsx';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { useWithdrawDeletionMutation } from './WithdrawDeletion.generated.ts';

const toasts = () => ({
  key: 'deletion',
  success: { title: t`Request withdrawn`, detail: t`Nothing will be deleted.` },
  failure: { title: t`Your request was not withdrawn`, detail: t`Please try again.` },
});

interface OpenRequestProps {
  request: MyDeletionRequestFragment;
  /** Called after the withdrawal, which removes the focused button. */
  onWithdrawn: () => void;
}

/** A pending request for deletion, with a button to withdraw it. */
function OpenRequest({ request, onWithdrawn }: OpenRequestProps) {
  const { run, busy } = useOutcome(
    useWithdrawDeletionMutation({ refetchQueries: ['MyDeletionRequests'] }),
  );
  const { id } = request;
  const date = shortDate(request.askedAt);
  const reason = request.reason && isolated(request.reason);
  const withdraw = async () => {
    const { done } = await run({ input: { id } }, toasts());
    if (done) onWithdrawn();
  };
  return (
    <Grid gap="3" justifyItems="start">
      <Badge hue="ochre" icon="clock">
        {t`Asked on ${date}`}
      </Badge>
      {reason && (
        <chakra.p
          maxW="measure"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >{t`Your reason: “${reason}”`}</chakra.p>
      )}
      <chakra.p maxW="measure">
        {t`An administrator will decide. Until then nothing changes. When it is carried out, you are signed out and can’t log in any more.`}
      </chakra.p>
      <Button tone="outline" busy={busy} onClick={() => void withdraw()}>
        {t`Withdraw the request`}
      </Button>
    </Grid>
  );
}

/** Date and reason of the last refusal. */
function RefusedRequest({ request }: { request: MyDeletionRequestFragment }) {
  const asked = shortDate(request.askedAt);
  const refused = shortDate(request.decidedAt ?? request.askedAt);
  return (
    <div>
      <Badge hue="brick" icon="x">
        {t`Refused`}
      </Badge>
      <chakra.p marginTop="2">{t`You asked on ${asked}. It was refused on ${refused}:`}</chakra.p>
      <chakra.blockquote
        maxW="measure"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >{`“${isolated(request.answer ?? '')}”`}</chakra.blockquote>
    </div>
  );
}

/** Request for deletion and its state; hidden if the server does not support it. */
export function DeletionPart() {
  const { data, error, loading, refetch } = useMyDeletionRequestsQuery();
  const hasConcerns = useHasFeature('CONCERNS');
  const dialog = useUrlDialog('ask');
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const requests = data?.myDeletionRequests;
  if ((requests === null && !error) || isUnauthenticated(error)) return null;
  const latest = requests?.[0];
  return (
    <Panel title={t`Delete everything about you`} titleRef={title} padded>
      {!requests &&
        (error ? (
          <FailedPart what={t`Your request`} busy={loading} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="3rem" />
        ))}
      {requests && latest?.status === 'ASKED' && (
        <OpenRequest
          request={latest}
          onWithdrawn={() => {
            title.current?.focus();
          }}
        />
      )}
      {requests && latest?.status !== 'ASKED' && (
        <Grid gap="4" justifyItems="start">
          {latest?.status === 'REFUSED' && <RefusedRequest request={latest} />}
          <chakra.p maxW="measure">
            {t`You can ask for your account and all data about you to be erased. An administrator decides; until then nothing changes.`}
          </chakra.p>
          {hasConcerns && (
            <chakra.p maxW="measure" lang="en">
              {concern.afterDeletion}
            </chakra.p>
          )}
          <Button
            ref={opener}
            tone="outline"
            onClick={() => {
              dialog.open('deletion');
            }}
          >
            {latest?.status === 'REFUSED' ? t`Ask again` : t`Ask for deletion`}
          </Button>
        </Grid>
      )}
      {dialog.value === 'deletion' && requests && latest?.status !== 'ASKED' && (
        <RequestDeletionDialog
          onClose={dialog.close}
          returnTo={() => opener.current ?? title.current}
        />
      )}
    </Panel>
  );
}
