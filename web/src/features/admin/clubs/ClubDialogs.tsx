import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { MissingRecord } from '../record/MissingRecord.tsx';
import type { RecordDialog } from '../record/useRecordDialog.ts';
import { mentorsOf } from './clubList.ts';
import type { ClubMentorFragment } from './ClubMentor.generated.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';

const AddDialog = lazyPart(async () => (await import('./AddClubDialog.tsx')).AddClubDialog);
const EditDialog = lazyPart(async () => (await import('./EditClubDialog.tsx')).EditClubDialog);
const DeleteDialog = lazyPart(
  async () => (await import('./DeleteClubDialog.tsx')).DeleteClubDialog,
);
const MoveDialog = lazyPart(async () => (await import('./MoveMentorDialog.tsx')).MoveMentorDialog);

interface ClubDialogsProps {
  dialog: RecordDialog;
  clubs: readonly ClubRowFragment[];
  /** Id of the club with the expanded card; empty without one. */
  openId: string;
  mentors: readonly ClubMentorFragment[];
}

/** The dialog selected in the URL, if any. */
export function ClubDialogs({ dialog, clubs, openId, mentors }: ClubDialogsProps) {
  const { current, close } = dialog;
  if (!current) return null;
  const { kind, id } = current;
  const club = clubs.find((one) => one.id === id);
  const mentor = mentors.find((one) => one.id === id);
  const mentorsCount = mentorsOf(mentors, id).length;
  const isLoaded = clubs.length > 0;
  const opened = clubs.find((one) => one.id === openId);
  const isMove = kind === 'move' || kind === 'release';
  const isMissing = isLoaded && kind !== 'add' && !(isMove ? mentor : club);
  return (
    <Suspense key={`${kind}-${id}`}>
      {kind === 'add' && <AddDialog onClose={close} />}
      {kind === 'edit' && club && (
        <EditDialog club={club} mentorsCount={mentorsCount} onClose={close} />
      )}
      {kind === 'delete' && club && (
        <DeleteDialog club={club} mentorsCount={mentorsCount} onClose={close} />
      )}
      {kind === 'release' && mentor && (
        <MoveDialog mentor={mentor} to={null} mentors={mentors} onClose={close} />
      )}
      {kind === 'move' && mentor && opened && (
        <MoveDialog mentor={mentor} to={opened} mentors={mentors} onClose={close} />
      )}
      {isMissing && <MissingRecord noun={isMove ? 'Mentor' : 'Club'} onClose={close} />}
    </Suspense>
  );
}
