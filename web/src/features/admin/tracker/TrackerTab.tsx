import { chakra } from '@chakra-ui/react';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { messageOf } from '../../../lib/errors.ts';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useListParams, type ListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Segmented } from '../table/Segmented.tsx';
import { countOf } from '../table/countOf.ts';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';
import { ListState } from '../table/ListState.tsx';
import { AUDIENCES, audienceOf, criteriaWords, toVariables } from './criteria.ts';
import { useProgressTrackerQuery } from './ProgressTracker.generated.ts';
import { TrackerCards } from './TrackerCards.tsx';
import { TrackerFilters } from './TrackerFilters.tsx';
import { TrackerSummary } from './TrackerSummary.tsx';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';

/** Progress of all people in their clubs. */
export function TrackerTab() {
  const params = useListParams();
  const { change } = useUrlParams();
  const audience = audienceOf(params) === 'STUDENT' ? AUDIENCES[0] : AUDIENCES[1];
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
        <chakra.h2 textStyle="card">Progress Tracker</chakra.h2>
        <Segmented
          label="Whose progress"
          options={AUDIENCES}
          value={audience.value}
          onChange={(of) => {
            // The other audience has other clubs.
            change({ of: of === 'students' ? '' : of, club: '', page: '', open: '' });
          }}
        />
      </chakra.div>
      {/* Remounted per audience, so that the previous rows are not shown while loading. */}
      <Tracker key={audience.value} audience={audience} params={params} />
    </chakra.div>
  );
}

interface TrackerProps {
  audience: (typeof AUDIENCES)[number];
  params: ListParams;
}

function Tracker({ audience, params }: TrackerProps) {
  const result = useProgressTrackerQuery({ variables: toVariables(params) });
  const list = usePagedList(params, result, (data) => data.progressRecords);
  useFailureToast(list.error, 'Error loading progress data', messageOf(list.error));
  const data = result.data ?? result.previousData;
  const clubs = data?.clubs ?? [];
  const criteria = criteriaWords(params, clubs);
  const clear = () => {
    params.clear('status', 'club');
  };
  const count =
    list.totalCount === null ? 'Loading progress...' : countOf(list.totalCount, audience.value);
  return (
    <>
      <TrackerSummary
        label={audience.label}
        summary={data?.progressRecords?.summary ?? null}
        loading={list.loading}
      />
      <Panel
        title={audience.label}
        note={list.failed ? undefined : <span role="status">{count}</span>}
        aside={
          <TrackerFilters
            params={params}
            clubs={clubs}
            onClear={criteria.length > 0 ? clear : undefined}
          />
        }
      >
        <ListState
          noun={audience.value}
          list={list}
          criteria={criteria}
          onClear={clear}
          emptyDetail="They appear here as soon as they register."
        >
          <UnreadFields value={list.error}>
            <TrackerCards
              label={`Progress of ${audience.value}`}
              records={list.rows}
              loading={list.loading}
            />
          </UnreadFields>
          {!list.loading && (
            <ListFooter noun={audience.value} params={params} pageCount={list.pageCount} />
          )}
        </ListState>
      </Panel>
    </>
  );
}
