import { Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { isUnauthenticated } from '../../../lib/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { FailedPart } from '../../../ui/states/FailedPart.tsx';
import { Caution } from '../../../ui/Caution.tsx';
import { Well } from '../../../ui/Well.tsx';
import { useDeletionRequestsQuery } from './DeletionRequests.generated.ts';

const ErasePersonDialog = lazyPart(
  async () => (await import('./ErasePersonDialog.tsx')).ErasePersonDialog,
);
const RefuseRequestDialog = lazyPart(
  async () => (await import('./RefuseRequestDialog.tsx')).RefuseRequestDialog,
);
const RequestsDialog = lazyPart(async () => (await import('./RequestsDialog.tsx')).RequestsDialog);

/** Notice about requests for deletion, with a dialog to decide them; hidden without any. */
export function DeletionNotice() {
  const { data, error, loading, refetch } = useDeletionRequestsQuery();
  const dialog = useUrlDialog('deletion');
  const requests = data?.deletionRequests ?? [];
  const request = requests.find(({ id }) => dialog.value.endsWith(`-${id}`));
  const back = () => {
    dialog.open('list');
  };
  const onDone = () => {
    if (requests.length > 1) back();
    else dialog.close();
  };
  if (error && !data?.deletionRequests && !isUnauthenticated(error)) {
    return (
      <Well>
        <FailedPart what="Requests for deletion" busy={loading} onRetry={() => void refetch()} />
      </Well>
    );
  }
  if (requests.length === 0) return null;
  return (
    <>
      <Well>
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Caution>
            {requests.length === 1
              ? '1 person asks for deletion of their data'
              : `${requests.length} people ask for deletion of their data`}
          </Caution>
          <Button tone="outline" size="sm" onClick={back}>
            Review
          </Button>
        </Flex>
      </Well>
      <Suspense>
        {request && dialog.value.startsWith('carry-out-') && (
          <ErasePersonDialog request={request} onClose={back} onDone={onDone} />
        )}
        {request && dialog.value.startsWith('refuse-') && (
          <RefuseRequestDialog request={request} onClose={back} onDone={onDone} />
        )}
        {dialog.value !== '' && !request && (
          <RequestsDialog
            requests={requests}
            onClose={dialog.close}
            onCarryOut={(id) => {
              dialog.open(`carry-out-${id}`);
            }}
            onRefuse={(id) => {
              dialog.open(`refuse-${id}`);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
