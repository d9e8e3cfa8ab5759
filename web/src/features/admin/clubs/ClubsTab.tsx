import { chakra, Grid } from '@chakra-ui/react';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { AddClubDialog } from './AddClubDialog.tsx';
import { EditClubDialog } from './EditClubDialog.tsx';
import { DeleteClubDialog } from './DeleteClubDialog.tsx';
import { MoveMentorDialog } from './MoveMentorDialog.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { forRecord, RecordDialogs, useRecordDialog } from '../record/RecordDialogs.tsx';
import { listNote, ListState, useFetchToast } from '../table/ListPanel.tsx';
import { RecordFilters } from '../table/RecordFilters.tsx';
import { useLocalList } from '../table/useLocalList.ts';
import { ClubCard } from './ClubCard.tsx';
import { audienceText, CLUB_DIALOGS, CLUB_LIST, mentorsOf } from './clubList.ts';
import { useClubsQuery } from './Clubs.generated.ts';

const EXPECTED = [0, 1, 2, 3];

/** List of clubs with dialogs. */
export function ClubsTab() {
  const { read, change } = useUrlParams();
  const openId = read('open');
  const result = useClubsQuery();
  const { params, list, criteria } = useLocalList(result, (data) => data.clubs, CLUB_LIST);
  useFetchToast(list.error, result.data?.clubs ? 'mentors' : 'clubs');
  const clubs = result.data?.clubs ?? [];
  const mentors = result.data?.mentors ?? [];
  const dialog = useRecordDialog(CLUB_DIALOGS);
  const onClose = dialog.close;
  const ofClub = forRecord(result.data?.clubs, 'Club', onClose);
  const ofMentor = forRecord(result.data?.mentors, 'Mentor', onClose);
  const opened = clubs.find(({ id }) => id === openId);
  const audiences = clubs.length > 0 && criteria.length === 0 ? [audienceText(clubs)] : [];
  return (
    <>
      <Grid templateColumns="minmax(0, 1fr)" gap="3">
        <chakra.div css={{ '& > section > div:first-of-type': { borderBottomWidth: '0' } }}>
          <Panel
            title="Club Management"
            note={listNote(list, 'clubs', audiences)}
            aside={
              <RecordFilters
                params={params}
                noun="clubs"
                searchHint="Name or description"
                filter={CLUB_LIST.filter}
                addLabel="Add Club"
                onAdd={() => {
                  dialog.open('add');
                }}
              />
            }
          />
        </chakra.div>
        <ListState
          bare
          noun="clubs"
          params={params}
          list={list}
          criteria={criteria}
          filters={['for']}
          emptyDetail="Add the first one: people and mentors belong to a club."
        >
          {list.loading ? (
            EXPECTED.map((index) => <Skeleton key={index} height="clubDoorHeight" />)
          ) : (
            <Grid as="ul" aria-label="clubs" gap="3">
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
            </Grid>
          )}
        </ListState>
      </Grid>
      <RecordDialogs
        dialog={dialog}
        dialogs={{
          add: () => <AddClubDialog onClose={onClose} />,
          edit: ofClub((club) => (
            <EditClubDialog
              club={club}
              mentorsCount={mentorsOf(mentors, club.id).length}
              onClose={onClose}
            />
          )),
          delete: ofClub((club) => (
            <DeleteClubDialog
              club={club}
              mentorsCount={mentorsOf(mentors, club.id).length}
              onClose={onClose}
            />
          )),
          release: ofMentor((mentor) => (
            <MoveMentorDialog mentor={mentor} to={null} mentors={mentors} onClose={onClose} />
          )),
          move: ofMentor(
            (mentor) =>
              opened && (
                <MoveMentorDialog mentor={mentor} to={opened} mentors={mentors} onClose={onClose} />
              ),
          ),
        }}
      />
    </>
  );
}
