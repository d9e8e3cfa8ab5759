import { Suspense } from 'react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';
import type { PeopleDialog } from './usePeopleDialog.ts';

const Picker = lazyPart(async () => (await import('../pickers/Picker.tsx')).Picker);
const UnlistedPicker = lazyPart(
  async () => (await import('../pickers/UnlistedPicker.tsx')).UnlistedPicker,
);
const ViewDialog = lazyPart(async () => (await import('../person/ViewDialog.tsx')).ViewDialog);
const EditDialog = lazyPart(async () => (await import('../person/EditDialog.tsx')).EditDialog);
const EducatorDialog = lazyPart(
  async () => (await import('../person/EducatorDialog.tsx')).EducatorDialog,
);

interface PeopleDialogsProps {
  audience: ClubAudience;
  dialog: PeopleDialog;
  rows: readonly PersonRowFragment[];
  /** The rows are still loading. */
  loading: boolean;
}

/** The dialog selected in the URL, if any. */
export function PeopleDialogs({ audience, dialog, rows, loading }: PeopleDialogsProps) {
  const { current, open, close } = dialog;
  if (!current) return null;
  const { kind, id } = current;
  const person = rows.find((row) => row.id === id);
  const toForm = () => {
    open('edit', id);
  };
  return (
    <Suspense key={`${kind}-${id}`}>
      {kind === 'view' && (
        <ViewDialog audience={audience} id={id} onClose={close} onEdit={toForm} />
      )}
      {kind === 'details' && <EducatorDialog id={id} onClose={close} onEdit={toForm} />}
      {kind === 'edit' && <EditDialog audience={audience} id={id} onClose={close} />}
      {(kind === 'club' || kind === 'mentor') &&
        (person ? (
          <Picker kind={kind} audience={audience} person={person} onClose={close} />
        ) : (
          !loading && <UnlistedPicker kind={kind} audience={audience} id={id} onClose={close} />
        ))}
    </Suspense>
  );
}
