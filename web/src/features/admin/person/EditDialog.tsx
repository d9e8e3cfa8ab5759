import { useApolloClient } from '@apollo/client/react';
import { errorAt } from '../../../lib/errors.ts';
import { ProfileDialog } from '../../../lib/profile/ProfileDialog.tsx';
import type { ClubAudience } from '../../../schema.generated.ts';
import { DashboardCountsDocument } from '../counts/DashboardCounts.generated.ts';
import { HISTORY_DOCUMENTS } from '../history/historyDocuments.ts';
import { FreshPerson } from './usePersonView.tsx';

interface EditDialogProps {
  audience: ClubAudience;
  id: string;
  onClose: () => void;
}

/** Dialog to edit a person, once the record is loaded. */
export function EditDialog({ audience, id, onClose }: EditDialogProps) {
  const client = useApolloClient();
  const title = audience === 'STUDENT' ? 'Edit Student' : 'Edit Educator';
  const findLastChange = async () => {
    const query = HISTORY_DOCUMENTS[audience];
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'network-only' });
    const last = data.person?.history?.[0];
    return last?.by ? { name: last.by.name, at: last.at } : undefined;
  };
  return (
    <FreshPerson audience={audience} id={id} title={title} onClose={onClose}>
      {(person, error) =>
        // Only with a complete record: a save would clear fields that failed to load.
        errorAt(error, 'person') ? null : (
          <ProfileDialog
            mode="admin"
            person={person}
            title={title}
            onClose={onClose}
            onSaved={() => {
              // The first answers set formSubmitted, which changes the counts.
              void client.refetchQueries({ include: [DashboardCountsDocument] });
            }}
            findLastChange={findLastChange}
          />
        )
      }
    </FreshPerson>
  );
}
