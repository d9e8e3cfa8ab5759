import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PersonState } from '../person/PersonState.tsx';
import { usePersonView } from '../person/usePersonView.ts';
import { Picker } from './Picker.tsx';

interface UnlistedPickerProps {
  kind: 'club' | 'mentor';
  audience: ClubAudience;
  id: string;
  onClose: () => void;
}

/** Picker for a person who is not on the current page, once the record is loaded. */
export function UnlistedPicker({ kind, audience, id, onClose }: UnlistedPickerProps) {
  const loaded = usePersonView(audience, id, { fresh: true });
  if (loaded.person) {
    return <Picker kind={kind} audience={audience} person={loaded.person} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Select ${kind}`}
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
