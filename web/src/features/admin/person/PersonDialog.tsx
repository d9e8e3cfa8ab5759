import type { ReactNode } from 'react';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import type { ClubAudience } from '../../../schema.generated.ts';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PersonId, personNoteText } from '../row/PersonId.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';
import { PersonState, usePersonView } from './usePersonView.tsx';

interface PersonDialogProps {
  audience: ClubAudience;
  id: string;
  /** Title while the name is loading. */
  title: string;
  onClose: () => void;
  /** Opens the form. */
  onEdit: () => void;
  children: (person: PersonViewFragment) => ReactNode;
}

/** Dialog that shows a person, with a button to edit. */
export function PersonDialog(props: PersonDialogProps) {
  const { audience, id, title, onClose, onEdit, children } = props;
  const loaded = usePersonView(audience, id, { fresh: false });
  const { person } = loaded;
  return (
    <Dialog
      open
      onClose={onClose}
      leading={person && <Avatar name={person.name} />}
      title={person?.name ?? title}
      description={
        person && (
          <>
            <PersonId id={person.id} note={personNoteText(person)} />{' '}
            <AccountStatusBadge status={person.status} />
          </>
        )
      }
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Close
          </Button>
          {person && (
            <Button icon="pencil" onClick={onEdit}>
              {audience === 'STUDENT' ? 'Edit' : 'Edit Profile'}
            </Button>
          )}
        </>
      }
    >
      {person ? (
        <UnreadFields value={loaded.error}>{children(person)}</UnreadFields>
      ) : (
        <PersonState audience={audience} loaded={loaded} />
      )}
    </Dialog>
  );
}
