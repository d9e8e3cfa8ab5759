import type { ApolloClient } from '@apollo/client';
import { chakra, Grid } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Refusal } from '../../../lib/errors.ts';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { countText, figureText } from '../../../lib/format.ts';
import { refusalIn } from '../../../lib/mutation/outcome.ts';
import { payloadOf } from '../../../lib/mutation/payloadOf.ts';
import { useExport } from '../../../lib/run/useExport.ts';
import { FeaturesDocument } from '../../../lib/session/Features.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { AuditedList } from './exportedList.ts';
import { RecordExportDocument } from './RecordExport.generated.ts';

interface ExportDialogProps<Row> {
  exported: AuditedList<Row>;
  onClose: () => void;
}

/** Exports a list when it is mounted, and shows the progress; closing it cancels. */
export function ExportDialog<Row>({ exported, onClose }: ExportDialogProps<Row>) {
  // As it was when the export began.
  const [list] = useState(exported);
  const isRecorded = useRef(false);
  const { run, save } = useExport(list, {
    // Once for all attempts.
    onStart: async (client) => {
      if (!isRecorded.current) await record(client, list);
      isRecorded.current = true;
    },
  });
  const onMount = useEffectEvent(() => void save());
  useEffect(() => {
    // In a separate task that the cleanup cancels: strict mode runs effects twice.
    const timer = setTimeout(onMount);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const isReading = run === null || run.state === 'running';
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={list.title ?? `Export ${list.noun}`}
      footer={
        <Button data-autofocus tone={run?.state === 'done' ? 'go' : 'outline'} onClick={onClose}>
          {isReading ? 'Cancel' : 'Close'}
        </Button>
      }
    >
      {run?.error ? (
        <LoadFailure
          title="The export stopped, and no file was saved"
          error={run.error}
          onRetry={() => void save()}
        />
      ) : (
        <Progress
          noun={list.noun}
          isDone={!isReading}
          count={run?.count ?? 0}
          found={run?.total ?? null}
        />
      )}
    </Dialog>
  );
}

interface ProgressProps {
  noun: string;
  isDone: boolean;
  count: number;
  /** Number of rows at the start; null while unknown. */
  found: number | null;
}

const Progress = ({ noun, isDone, count, found }: ProgressProps) => (
  <Grid gap="3">
    <chakra.p role="status">
      {isDone
        ? `The file has ${countText(count, 'rows')}. ${countText(found ?? 0, noun)} ${found === 1 ? 'was' : 'were'} found at the start.`
        : found === null
          ? `Reading ${noun}...`
          : `${figureText(count)} of ${countText(found, noun)} read`}
    </chakra.p>
    <ProgressBar
      label="Progress of the export"
      percent={isDone ? 100 : found ? Math.min(99, Math.floor((100 * count) / found)) : 0}
    />
  </Grid>
);

/** Writes the export to the audit, where the backend has it. */
async function record<Row>(client: ApolloClient, { list, filter, total }: AuditedList<Row>) {
  const fetchPolicy = 'cache-first';
  const { data: account } = await client.query({ query: FeaturesDocument, fetchPolicy });
  if (!account.me?.features.includes('EXPORT_AUDIT')) return;
  const input = { list, filter: JSON.stringify(filter), count: total ?? 0 };
  const { userErrors } = await payloadOf(client, RecordExportDocument, input);
  if (userErrors.length > 0) {
    throw new Refusal(refusalIn({ userErrors }) ?? 'The export was not recorded.');
  }
}
