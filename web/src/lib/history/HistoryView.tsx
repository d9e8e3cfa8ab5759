import { chakra, Grid } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Caption } from '../../ui/Caption.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { hasCode } from '../errors.ts';
import { PartState } from '../failure/PartState.tsx';
import { ActItem } from './ActItem.tsx';
import type { HistoryRowFragment } from './HistoryRow.generated.ts';
import { actionText, changeTexts, shownChanges } from './historyTexts.ts';

interface HistoryViewProps {
  query: ComponentProps<typeof PartState>['query'];
  /** Missing while it is loading or failed. */
  history: readonly HistoryRowFragment[] | null | undefined;
}

/** Changes of a record, newest first. */
export function HistoryView({ query, history }: HistoryViewProps) {
  return (
    <PartState
      query={query}
      value={history}
      title="The history could not be loaded"
      empty={
        hasCode(query.error, 'NOT_SUPPORTED') && {
          title: 'No history',
          detail: 'The connected backend keeps no history.',
        }
      }
    >
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState
            title="No changes yet"
            detail="What administrators and mentors change in this record appears here."
          />
        ) : (
          <>
            <Caption color="ink-soft" paddingBottom="2">
              {entries.length === 1 ? 'One change' : `${entries.length} changes, newest first`}
            </Caption>
            <ul aria-label="Changes">
              {entries.map((entry) => (
                <HistoryItem key={entry.id} entry={entry} />
              ))}
            </ul>
          </>
        )
      }
    </PartState>
  );
}

/** One change: author, date, and each field before and after. */
function HistoryItem({ entry }: { entry: HistoryRowFragment }) {
  const { by, at } = entry;
  const changes = shownChanges(entry);
  const author = { name: by?.name ?? 'Unknown', role: by?.role ?? null };
  return (
    <ActItem by={author} action={actionText(entry)} at={at}>
      {changes.length > 0 && (
        <Grid
          as="dl"
          templateColumns={{ base: 'minmax(0, 1fr)', md: '{sizes.details} minmax(0, 1fr)' }}
          columnGap="4"
          rowGap={{ base: '0', md: '1' }}
          marginTop="1.5"
          textStyle="small"
        >
          {changes.map(changeTexts).map(({ field, label, before, after }) => (
            <chakra.div key={field} display="contents">
              <chakra.dt color="ink-faint">{label}</chakra.dt>
              <chakra.dd whiteSpace="pre-line">
                <chakra.span color="ink-soft">{before}</chakra.span> <span aria-hidden>→</span>
                <chakra.span srOnly> changed to </chakra.span>{' '}
                <chakra.span fontWeight="medium">{after}</chakra.span>
              </chakra.dd>
            </chakra.div>
          ))}
        </Grid>
      )}
    </ActItem>
  );
}
