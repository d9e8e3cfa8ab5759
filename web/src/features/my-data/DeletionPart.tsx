import { chakra, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { concern } from '../../content/concern.ts';
import { isUnauthenticated } from '../../lib/errors.ts';
import { useHasFeature } from '../../lib/session/useHasFeature.ts';
import { shortDate } from '../../lib/format.ts';
import { useUrlDialog } from '../../lib/url/useUrlDialog.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import type { MyDeletionRequestFragment } from './MyDeletionRequest.generated.ts';
import { useMyDeletionRequestsQuery } from './MyDeletionRequests.generated.ts';
import { OpenRequest } from './OpenRequest.tsx';
import { RequestDeletionDialog } from './RequestDeletionDialog.tsx';

/** Date and reason of the last refusal. */
function RefusedRequest({ request }: { request: MyDeletionRequestFragment }) {
  const { askedAt, decidedAt, answer } = request;
  return (
    <div>
      <Badge hue="brick" icon="x">
        Refused
      </Badge>
      <chakra.p marginTop="2">{`You asked on ${shortDate(askedAt)}. It was refused on ${shortDate(decidedAt ?? askedAt)}:`}</chakra.p>
      <chakra.blockquote
        maxW="measure"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >{`“${answer}”`}</chakra.blockquote>
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
    <Panel title="Delete everything about you" titleRef={title} padded>
      {!requests &&
        (error ? (
          <FailedPart what="Your request" busy={loading} onRetry={() => void refetch()} />
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
            You can ask for your account and all data about you to be erased. An administrator
            decides; until then nothing changes.
          </chakra.p>
          {hasConcerns && <chakra.p maxW="measure">{concern.afterDeletion}</chakra.p>}
          <Button
            ref={opener}
            tone="outline"
            onClick={() => {
              dialog.open('deletion');
            }}
          >
            {latest?.status === 'REFUSED' ? 'Ask again' : 'Ask for deletion'}
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
