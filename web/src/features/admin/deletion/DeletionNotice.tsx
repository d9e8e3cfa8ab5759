import { isUnauthenticated } from '../../../lib/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { FailedPart } from '../../../ui/states/FailedPart.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Well } from '../../../ui/Panel.tsx';
import { forRecord, RecordDialogs, useRecordDialog } from '../record/RecordDialogs.tsx';
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
  const { current, open, close } = useRecordDialog(['list', 'carry-out', 'refuse'], 'deletion');
  const requests = data?.deletionRequests;
  const back = () => {
    open('list');
  };
  if (error && !requests && !isUnauthenticated(error)) {
    return (
      <Well>
        <FailedPart what="Requests for deletion" busy={loading} onRetry={() => void refetch()} />
      </Well>
    );
  }
  if (!requests) return null;
  const count = requests.length;
  const onDone = count > 1 ? back : close;
  const ofRequest = forRecord(requests, 'Request', close);
  return (
    <>
      {count > 0 && (
        <Notice
          hue="ochre"
          icon="alert"
          title={
            count === 1
              ? '1 person asks for deletion of their data'
              : `${count} people ask for deletion of their data`
          }
          action={
            <Button tone="outline" size="sm" onClick={back}>
              Review
            </Button>
          }
        />
      )}
      <RecordDialogs
        dialog={{ current }}
        dialogs={{
          list: () => (
            <RequestsDialog
              requests={requests}
              onClose={close}
              onCarryOut={(id) => {
                open('carry-out', id);
              }}
              onRefuse={(id) => {
                open('refuse', id);
              }}
            />
          ),
          'carry-out': ofRequest((request) => (
            <ErasePersonDialog request={request} onClose={back} onDone={onDone} />
          )),
          refuse: ofRequest((request) => (
            <RefuseRequestDialog request={request} onClose={back} onDone={onDone} />
          )),
        }}
      />
    </>
  );
}
