import { chakra, Flex, Grid } from '@chakra-ui/react';
import { messageOf } from '../../../lib/errors.ts';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useListParams, type ListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatStrip } from '../../../ui/StatStrip.tsx';
import {
  AUDIENCE,
  audienceOf,
  TRACKER_FILTERS,
  trackerVariables,
} from '../filters/trackerFilters.ts';
import { useMentorChoices } from '../pickers/useChoices.ts';
import { RecordTab } from '../tab/RecordTab.tsx';
import { FilterControl } from '../table/FilterControl.tsx';
import { listNote } from '../table/listTexts.tsx';
import { useMore } from '../table/MoreFilters.tsx';
import { useProgressTrackerQuery } from './ProgressTracker.generated.ts';
import { TrackerCard } from './TrackerCard.tsx';
import type { TrackerCardFragment } from './TrackerCard.generated.ts';
import { exportedProgress } from './trackerExport.ts';

/** Progress of all people in their clubs. */
export function TrackerTab() {
  const params = useListParams();
  const isOfStudents = audienceOf(params) === 'STUDENT';
  return (
    <Grid gap="6">
      <Flex wrap="wrap" justify="space-between" gap="3">
        <chakra.h2 textStyle="card">Progress Tracker</chakra.h2>
        <FilterControl filter={AUDIENCE} params={params} choices={undefined} />
      </Flex>
      {/* Remounted per audience, so that the previous rows are not shown while loading. */}
      {isOfStudents ? (
        <Tracker key="students" noun="students" label="Students" params={params} />
      ) : (
        <Tracker key="educators" noun="educators" label="Educators" params={params} />
      )}
    </Grid>
  );
}

interface TrackerProps {
  noun: string;
  label: string;
  params: ListParams;
}

function Tracker({ noun, label, params }: TrackerProps) {
  const variables = trackerVariables(params);
  const result = useProgressTrackerQuery({ variables });
  const list = usePagedList(params, result, (data) => data.progressRecords);
  useFailureToast(list.error, 'Error loading progress data', messageOf(list.error));
  const data = result.data ?? result.previousData;
  const more = useMore(TRACKER_FILTERS, params);
  const choices = { clubs: data?.clubs, mentors: useMentorChoices(more[0]) };
  const summary = data?.progressRecords?.summary;
  return (
    <>
      <StatStrip
        label={`Progress of all ${noun}`}
        loading={list.loading}
        items={[
          { label: `Total ${label}`, value: summary?.total, note: 'with and without a club' },
          { label: 'Completed', value: summary?.completed, note: 'all stages of their club' },
          { label: 'In Progress', value: summary?.inProgress, note: '1 to 99%' },
          {
            label: 'Average Progress',
            value: summary && `${summary.averagePercent}%`,
            note: `over all ${noun}`,
          },
        ]}
      />
      <RecordTab
        title={label}
        noun={noun}
        note={listNote(list, list.totalCount === null ? 'progress' : noun)}
        params={params}
        list={list}
        search={{ noun: 'progress', hint: 'Name, mentor or club' }}
        filters={TRACKER_FILTERS}
        choices={choices}
        more={more}
        emptyDetail="They appear here as soon as they register."
        exported={(words) => exportedProgress({ total: list.totalCount, ...variables }, words)}
      >
        <TrackerCards label={`Progress of ${noun}`} records={list.rows} loading={list.loading} />
      </RecordTab>
    </>
  );
}

const LOADING = [0, 1, 2, 3, 4];

interface TrackerCardsProps {
  label: string;
  records: readonly TrackerCardFragment[];
  loading: boolean;
}

/** The cards of a page; the expanded one is in the URL. */
function TrackerCards({ label, records, loading }: TrackerCardsProps) {
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
