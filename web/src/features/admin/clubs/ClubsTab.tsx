import { chakra } from '@chakra-ui/react';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { countOf } from '../table/countOf.ts';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';
import { ListState } from '../table/ListState.tsx';
import { useRecordDialog } from '../record/useRecordDialog.ts';
import { ClubCard } from './ClubCard.tsx';
import { ClubDialogs } from './ClubDialogs.tsx';
import { ClubFilters } from './ClubFilters.tsx';
import { audienceCounts, audienceOf, clubPage } from './clubList.ts';
import { useClubsQuery } from './Clubs.generated.ts';

const EXPECTED = [0, 1, 2, 3];

/** List of clubs with dialogs. Loaded completely, then filtered and paged by the URL. */
export function ClubsTab() {
  const params = useListParams();
  const { read, change } = useUrlParams();
  const openId = read('open');
  const result = useClubsQuery();
  const list = usePagedList(params, result, ({ clubs }) => clubs && clubPage(clubs, params));
  const noun = result.data?.clubs ? 'mentors' : 'clubs';
  useFailureToast(
    list.error,
    `Error fetching ${noun}`,
    `Failed to load ${noun}. Please try again.`,
  );
  const clubs = result.data?.clubs ?? [];
  const mentors = result.data?.mentors ?? [];
  const dialog = useRecordDialog();
  const audience = audienceOf(params);
  const search = params.search.trim();
  const criteria = [
    ...(search ? [`“${search}”`] : []),
    ...(audience ? [`clubs for ${audience}s`] : []),
  ];
  const note = [
    ...(list.totalCount === null ? ['Loading clubs...'] : [countOf(list.totalCount, 'clubs')]),
    ...(clubs.length > 0 && criteria.length === 0 ? [audienceCounts(clubs)] : []),
  ].join(', ');
  return (
    <>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        <chakra.div css={{ '& > section > div:first-of-type': { borderBottomWidth: '0' } }}>
          <Panel
            title="Club Management"
            note={list.failed ? undefined : <span role="status">{note}</span>}
            aside={<ClubFilters params={params} onAdd={dialog.add} />}
          />
        </chakra.div>
        <ListState
          noun="clubs"
          list={list}
          criteria={criteria}
          onClear={() => {
            params.clear('for');
          }}
          emptyDetail="Add the first one: people and mentors belong to a club."
        >
          {list.loading ? (
            EXPECTED.map((index) => <Skeleton key={index} height="clubDoorHeight" />)
          ) : (
            <>
              <chakra.ul aria-label="clubs" display="grid" gap="3">
                {list.rows.map((club) => (
                  <ClubCard
                    key={club.id}
                    club={club}
                    mentors={mentors}
                    isOpen={club.id === openId}
                    onToggle={() => {
                      change({ open: club.id === openId ? '' : club.id }, { replace: true });
                    }}
                    openDialog={dialog.open}
                  />
                ))}
              </chakra.ul>
              <ListFooter bare noun="clubs" params={params} pageCount={list.pageCount} />
            </>
          )}
        </ListState>
      </chakra.div>
      <ClubDialogs dialog={dialog} openId={openId} clubs={clubs} mentors={mentors} />
    </>
  );
}
