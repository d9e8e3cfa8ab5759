import { isolated } from '../../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { chakra, Grid, HStack } from '@chakra-ui/react';
import { Badge } from '../../../ui/Badge.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { StageStatusBadge } from '../../../ui/StageStatusBadge.tsx';
import { shortMoment } from '../../../lib/format.ts';
import type { TimelineEntry, HistoryStatus } from './timeline.ts';

interface HistoryDialogProps {
  stage: string;
  entries: readonly TimelineEntry[];
  onClose: () => void;
}

/** History of a stage: changes with date, feedback and author. */
export function HistoryDialog({ stage, entries, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open
      isReading
      title={stage}
      description={t`Everything that was saved about this stage, newest first`}
      onClose={onClose}
    >
      <Grid as="ol" aria-label={t`History of ${{ stage: isolated(stage) }}`} paddingBottom="2">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Grid>
    </Dialog>
  );
}

function Entry({ entry: { at, status, words, caption } }: { entry: TimelineEntry }) {
  return (
    <chakra.li
      display="grid"
      justifyItems="start"
      gap="1.5"
      paddingBlock="4"
      css={{ '& + &': { borderTop: 'line' } }}
    >
      <chakra.time dateTime={at} textStyle="caption" color="ink-faint">
        {shortMoment(at)}
      </chakra.time>
      {status && (
        <HStack as="p" wrap="wrap" gap="1.5">
          <StatusText status={status.from} />
          <Icon name="arrow-right" size="badgeIcon" />
          <chakra.span srOnly>{t`changed to`}</chakra.span>
          <StatusText status={status.to} />
        </HStack>
      )}
      {words && (
        <chakra.blockquote maxW="measure" whiteSpace="pre-line" overflowWrap="anywhere">
          <bdi>{`“${words}”`}</bdi>
        </chakra.blockquote>
      )}
      <chakra.p textStyle="small" color="ink-soft">
        {caption}
      </chakra.p>
    </chakra.li>
  );
}

function StatusText({ status }: { status: HistoryStatus }) {
  return typeof status === 'string' ? (
    <StageStatusBadge status={status} notStartedLabel="Pending" />
  ) : (
    <Badge hue="stone" icon="circle-dashed">
      <bdi>{status.word}</bdi>
    </Badge>
  );
}
