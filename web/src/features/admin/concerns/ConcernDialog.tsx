import { chakra, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { shortMoment } from '../../../lib/format.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmailLink } from '../../../ui/ContactLinks.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { FormAlert } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useCloseConcernMutation } from './CloseConcern.generated.ts';
import { useConcernQuery, type ConcernQuery } from './Concern.generated.ts';
import { CATEGORIES, ConcernBadge } from './concernColumns.tsx';
import { useTakeConcernMutation } from './TakeConcern.generated.ts';

type Concern = NonNullable<ConcernQuery['concern']>;

const TITLE = 'Concern';
const KEY = 'concern';
const ROLES = { STUDENT: 'Student', EDUCATOR: 'Educator' };
const LISTS = { refetchQueries: ['Concerns', 'OpenConcerns'] };
const schema = object({ note: string().trim().required('A note is required') });

interface ConcernDialogProps {
  id: string;
  onClose: () => void;
}

/** A concern to read, take and close. Opening it is audited. */
export function ConcernDialog({ id, onClose }: ConcernDialogProps) {
  const { data, error, loading, refetch } = useConcernQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [refusedNote, setRefusedNote] = useState('');
  const { user } = useSession();
  const concern = data?.concern;
  const taker = concern?.takenBy?.id;
  const isOthers = taker != null && taker !== user?.id;
  if (concern && concern.status !== 'CLOSED' && !isOthers) {
    return (
      <OpenConcern
        concern={concern}
        onClose={onClose}
        reload={(note) => {
          setRefusedNote(note);
          void refetch();
        }}
      />
    );
  }
  return (
    <Dialog
      open
      isReading
      title={TITLE}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {concern ? (
        <Grid gap="5">
          {refusedNote && (
            <FormAlert
              title="Your note was not saved"
              detail={<chakra.p whiteSpace="pre-line">{refusedNote}</chakra.p>}
            />
          )}
          <ConcernText concern={concern} />
        </Grid>
      ) : loading ? (
        <Skeleton height="8rem" />
      ) : (
        <LoadFailure
          title="The concern could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}

interface OpenConcernProps {
  concern: Concern;
  onClose: () => void;
  /** Reads the concern again: another administrator was faster. The note is shown if it is closed. */
  reload: (note: string) => void;
}

function OpenConcern({ concern, onClose, reload }: OpenConcernProps) {
  const { id } = concern;
  const taking = useOutcome(useTakeConcernMutation(LISTS));
  const closing = useOutcome(useCloseConcernMutation(LISTS));
  const form = useRef<HTMLDivElement>(null);
  const take = async () => {
    const { done } = await taking.run(
      { input: { id } },
      {
        key: KEY,
        success: { title: 'You have taken this concern' },
        failure: { title: 'The concern was not taken', detail: 'Please try again.' },
      },
    );
    if (!done) reload('');
    // The button is gone.
    else form.current?.querySelector('textarea')?.focus();
  };
  return (
    <FormDialog
      title={TITLE}
      action="Close with this note"
      initialValues={{ note: '' }}
      schema={schema}
      send={async (values) => {
        const result = await closing.run(
          { input: { id, ...values } },
          {
            key: KEY,
            success: { title: 'The concern is closed' },
            failure: { title: 'The concern was not closed', detail: 'Please try again.' },
            fields: ['note'],
          },
        );
        if (!result.done) reload(values.note);
        return result;
      }}
      unsaved="Your note is not saved yet."
      onClose={onClose}
    >
      <Grid ref={form} gap="5">
        <ConcernText concern={concern} />
        {concern.status === 'OPEN' && (
          <chakra.div>
            <Button tone="solid" busy={taking.busy} onClick={() => void take()}>
              Take it
            </Button>
          </chakra.div>
        )}
        <TextAreaField
          name="note"
          label="What was done"
          hint="For administrators only."
          rows={3}
          maxLength={2000}
          required
        />
      </Grid>
    </FormDialog>
  );
}

const byAt = (by: { name: string | null } | null, at: string | null) =>
  at && [by?.name, shortMoment(at)].filter(Boolean).join(', ');

/** Report, writer and state. */
function ConcernText({ concern }: { concern: Concern }) {
  const { writer } = concern;
  return (
    <Grid gap="4">
      <chakra.blockquote maxW="measure" whiteSpace="pre-line" overflowWrap="anywhere">
        {concern.text}
      </chakra.blockquote>
      <DetailsList
        items={[
          { term: 'Status', value: <ConcernBadge status={concern.status} /> },
          { term: 'About', value: CATEGORIES[concern.category] },
          { term: 'Reported', value: shortMoment(concern.reportedAt) },
          {
            term: 'By',
            value: writer ? `${writer.name}, ${ROLES[writer.audience]}` : 'Erased account',
          },
          ...(writer ? [{ term: 'Email', value: <EmailLink address={writer.email} /> }] : []),
          { term: 'Taken', value: byAt(concern.takenBy, concern.takenAt) },
          { term: 'Closed', value: byAt(concern.closedBy, concern.closedAt) },
          { term: 'What was done', value: concern.note },
        ].filter(({ value }) => value !== null)}
      />
    </Grid>
  );
}
