import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { messageOf } from '../../../lib/errors.ts';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useListParams, type ListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { StatStrip } from '../../../ui/StatStrip.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { FilterBar } from '../table/FilterBar.tsx';
import { ListPanel, listNote } from '../table/ListPanel.tsx';
import { MoreButton } from '../table/MoreFilters.tsx';
import { Segmented } from '../table/Segmented.tsx';
import {
  AUDIENCES,
  audienceOf,
  criteriaTexts,
  FILTERS,
  filterWords,
  hasMoreFilters,
  STATUSES,
  toVariables,
} from './criteria.ts';
import { MoreFilters, useChosenMentor } from './MoreFilters.tsx';
import { useProgressTrackerQuery } from './ProgressTracker.generated.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { exportedProgress } from './trackerExport.ts';
import { TrackerCard } from './TrackerCard.tsx';
import type { TrackerCardFragment } from './TrackerCard.generated.ts';

/** Progress of all people in their clubs. */
export function TrackerTab() {
  const params = useListParams();
  const { change } = useUrlParams();
  const audience = audienceOf(params) === 'STUDENT' ? AUDIENCES[0] : AUDIENCES[1];
  return (
    <Grid gap="6">
      <Flex wrap="wrap" justify="space-between" gap="3">
        <chakra.h2 textStyle="card">Progress Tracker</chakra.h2>
        <Segmented
          label="Whose progress"
          options={AUDIENCES}
          value={audience.value}
          onChange={(of) => {
            // The other audience has other clubs.
            change({ of: of === 'students' ? '' : of, club: '', stage: '', page: '', open: '' });
          }}
        />
      </Flex>
      {/* Remounted per audience, so that the previous rows are not shown while loading. */}
      <Tracker key={audience.value} audience={audience} params={params} />
    </Grid>
  );
}

interface TrackerProps {
  audience: (typeof AUDIENCES)[number];
  params: ListParams;
}

function Tracker({ audience: { value: noun, label }, params }: TrackerProps) {
  const variables = toVariables(params);
  const result = useProgressTrackerQuery({ variables });
  const list = usePagedList(params, result, (data) => data.progressRecords);
  useFailureToast(list.error, 'Error loading progress data', messageOf(list.error));
  const data = result.data ?? result.previousData;
  const clubs = data?.clubs ?? [];
  const clubOptions = clubs.map(({ id, name }) => ({ value: id, label: name }));
  const names = { clubs, mentor: useChosenMentor(params) };
  const criteria = criteriaTexts(params, names);
  const [isMoreOpen, setMoreOpen] = useState(hasMoreFilters(params));
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
      <ListPanel
        title={label}
        noun={noun}
        note={listNote(list, list.totalCount === null ? 'progress' : noun)}
        params={params}
        list={list}
        criteria={criteria}
        filters={FILTERS}
        emptyDetail="They appear here as soon as they register."
        aside={
          <FilterBar
            noun="progress"
            searchHint="Name, mentor or club"
            params={params}
            clears={criteria.length > 0 ? FILTERS : undefined}
            selects={[
              { name: 'status', label: 'Status', all: 'All Status', options: STATUSES },
              { name: 'club', label: 'Club', all: 'All Clubs', options: clubOptions },
            ]}
          >
            <MoreButton isOpen={isMoreOpen} onToggle={setMoreOpen} />
          </FilterBar>
        }
        above={isMoreOpen && <MoreFilters params={params} clubs={clubs} />}
        tools={
          <ExportButton
            exported={exportedProgress(
              { total: list.totalCount, ...variables },
              filterWords(params, names),
            )}
            disabled={!list.totalCount}
          />
        }
      >
        <TrackerCards label={`Progress of ${noun}`} records={list.rows} loading={list.loading} />
      </ListPanel>
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
