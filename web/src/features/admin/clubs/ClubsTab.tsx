import { Grid } from '@chakra-ui/react';
import { isUnread } from '../../../lib/errors.ts';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { AddClubDialog } from './AddClubDialog.tsx';
import { EditClubDialog } from './EditClubDialog.tsx';
import { DeleteClubDialog } from './DeleteClubDialog.tsx';
import { MoveMentorDialog } from './MoveMentorDialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { forRecord, useRecordDialog } from '../record/RecordDialogs.tsx';
import { RecordTab } from '../tab/RecordTab.tsx';
import { listNote, useFetchToast } from '../table/listTexts.tsx';
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
  // Mentors whose club could not be read may be of any club.
  const mentors = isUnread(list.error, 'mentors.club') ? null : result.data?.mentors;
  const dialog = useRecordDialog(CLUB_DIALOGS);
  const onClose = dialog.close;
  const ofClub = forRecord(result.data?.clubs, 'Club', onClose);
  const ofMentor = forRecord(result.data?.mentors, 'Mentor', onClose);
  const countOf = ({ id }: { id: string }) => mentorsOf(mentors, id)?.length;
  const opened = clubs.find(({ id }) => id === openId);
  const moveTo = (to: typeof opened | null) =>
    ofMentor(
      (mentor) => to !== undefined && <MoveMentorDialog {...{ mentor, to, mentors, onClose }} />,
    );
  const audiences = clubs.length > 0 && criteria.length === 0 ? [audienceText(clubs)] : [];
  return (
    <RecordTab
      bare
      title="Club Management"
      noun="clubs"
      note={listNote(list, 'clubs', audiences)}
      params={params}
      list={list}
      search={{ noun: 'clubs', hint: 'Name or description' }}
      filters={CLUB_LIST.filters}
      clear="never"
      add={{
        label: 'Add Club',
        onAdd: () => {
          dialog.open('add');
        },
      }}
      emptyDetail="Add the first one: people and mentors belong to a club."
      dialog={dialog}
      dialogs={{
        add: () => <AddClubDialog onClose={onClose} />,
        edit: ofClub((club) => (
          <EditClubDialog club={club} mentorsCount={countOf(club)} onClose={onClose} />
        )),
        delete: ofClub((club) => (
          <DeleteClubDialog club={club} mentorsCount={countOf(club)} onClose={onClose} />
        )),
        release: moveTo(null),
        move: moveTo(opened),
      }}
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
    </RecordTab>
  );
}
