import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { MissingRecord } from '../record/MissingRecord.tsx';
import type { RecordDialog } from '../record/useRecordDialog.ts';
import type { ClubOption } from './MentorFields.tsx';
import type { MentorRowFragment } from './MentorRow.generated.ts';

const AddDialog = lazyPart(async () => (await import('./AddMentorDialog.tsx')).AddMentorDialog);
const ViewDialog = lazyPart(async () => (await import('./ViewMentorDialog.tsx')).ViewMentorDialog);
const EditDialog = lazyPart(async () => (await import('./EditMentorDialog.tsx')).EditMentorDialog);
const RemoveDialog = lazyPart(
  async () => (await import('./RemoveMentorDialog.tsx')).RemoveMentorDialog,
);

interface MentorDialogsProps {
  dialog: RecordDialog;
  mentors: readonly MentorRowFragment[];
  clubs: readonly ClubOption[];
}

/** The dialog selected in the URL, if any. */
export function MentorDialogs({ dialog, mentors, clubs }: MentorDialogsProps) {
  const { current, close } = dialog;
  if (!current) return null;
  const mentor = mentors.find(({ id }) => id === current.id);
  const isMissing = mentors.length > 0 && current.kind !== 'add' && !mentor;
  return (
    <Suspense key={`${current.kind}-${current.id}`}>
      {current.kind === 'add' && <AddDialog clubs={clubs} onClose={close} />}
      {current.kind === 'view' && mentor && (
        <ViewDialog
          mentor={mentor}
          onClose={close}
          onEdit={() => {
            dialog.open('edit', mentor.id);
          }}
        />
      )}
      {current.kind === 'edit' && mentor && (
        <EditDialog mentor={mentor} mentors={mentors} clubs={clubs} onClose={close} />
      )}
      {current.kind === 'delete' && mentor && (
        <RemoveDialog mentor={mentor} mentors={mentors} onClose={close} />
      )}
      {isMissing && <MissingRecord noun="Mentor" onClose={close} />}
    </Suspense>
  );
}
