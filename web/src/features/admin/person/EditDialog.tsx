import { useApolloClient } from '@apollo/client/react';
import { errorAt } from '../../../lib/errors.ts';
import { ProfileDialog } from '../../../lib/profile/ProfileDialog.tsx';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DashboardCountsDocument } from '../counts/DashboardCounts.generated.ts';
import { HISTORY_DOCUMENTS } from '../history/historyDocuments.ts';
import { PersonState } from './PersonState.tsx';
import { usePersonView } from './usePersonView.ts';

interface EditDialogProps {
  audience: ClubAudience;
  id: string;
  onClose: () => void;
}

/** Dialog to edit a person, once the record is loaded. */
export function EditDialog({ audience, id, onClose }: EditDialogProps) {
  const client = useApolloClient();
  const loaded = usePersonView(audience, id, { fresh: true });
  const title = audience === 'STUDENT' ? 'Edit Student' : 'Edit Educator';
  const findLastChange = async () => {
    const query = HISTORY_DOCUMENTS[audience];
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'network-only' });
    const last = data.person?.history?.[0];
    return last?.by ? { name: last.by.name, at: last.at } : undefined;
  };
  // Only with a complete record: a save would clear fields that failed to load.
  const isWhole = !errorAt(loaded.error, 'person');
  if (loaded.person && isWhole) {
    return (
      <ProfileDialog
        mode="admin"
        person={loaded.person}
        title={title}
        onClose={onClose}
        onSaved={() => {
          // The first answers set formSubmitted, which changes the counts.
          void client.refetchQueries({ include: [DashboardCountsDocument] });
        }}
        findLastChange={findLastChange}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button tone="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <PersonState audience={audience} loaded={loaded} />
    </Dialog>
  );
}
