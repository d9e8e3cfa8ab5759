import { chakra, Grid } from '@chakra-ui/react';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TrackerCard } from './TrackerCard.tsx';
import type { TrackerCardFragment } from './TrackerCard.generated.ts';

const LOADING = [0, 1, 2, 3, 4];

interface TrackerCardsProps {
  label: string;
  records: readonly TrackerCardFragment[];
  loading: boolean;
}

/** The cards of a page; the expanded one is in the URL. */
export function TrackerCards({ label, records, loading }: TrackerCardsProps) {
  const { read, change } = useUrlParams();
  const openId = read('open');
  if (loading) {
    return (
      <Grid aria-busy gap="5" padding="6">
        {LOADING.map((key) => (
          <Skeleton key={key} height="2.5rem" />
        ))}
      </Grid>
    );
  }
  return (
    <chakra.ul aria-label={label} css={{ '& > li:first-of-type': { borderTop: 'none' } }}>
      {records.map((record, index) => {
        const id = record.person?.id ?? `unreadable-${index}`;
        return (
          <TrackerCard
            key={id}
            record={record}
            isOpen={id === openId}
            onToggle={() => {
              change({ open: id === openId ? '' : id }, { replace: true });
            }}
          />
        );
      })}
    </chakra.ul>
  );
}
