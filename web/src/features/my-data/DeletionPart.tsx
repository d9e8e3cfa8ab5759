import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useUrlDialog } from '../../lib/url/useUrlDialog.ts';
import { isUnauthenticated } from '../../lib/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import { RequestDeletionDialog } from './RequestDeletionDialog.tsx';
import { OpenRequest } from './OpenRequest.tsx';
import { RefusedRequest } from './RefusedRequest.tsx';
import { useMyDeletionRequestsQuery } from './MyDeletionRequests.generated.ts';

/** Request for deletion and its state; hidden if the server does not support it. */
export function DeletionPart() {
  const { data, error, loading, refetch } = useMyDeletionRequestsQuery();
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
          <Skeleton height="12" />
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
        <chakra.div display="grid" gap="4" justifyItems="start">
          {latest?.status === 'REFUSED' && <RefusedRequest request={latest} />}
          <chakra.p maxW="measure">
            You can ask for your account and all data about you to be erased. An administrator
            decides; until then nothing changes.
          </chakra.p>
          <Button
            ref={opener}
            tone="outline"
            onClick={() => {
              dialog.open('deletion');
            }}
          >
            {latest?.status === 'REFUSED' ? 'Ask again' : 'Ask for deletion'}
          </Button>
        </chakra.div>
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
