import type { ClubAudience } from '../../../schema.generated.ts';
import { FreshPerson } from '../person/usePersonView.tsx';
import { Picker } from './Picker.tsx';

interface UnlistedPickerProps {
  kind: 'club' | 'mentor';
  audience: ClubAudience;
  id: string;
  onClose: () => void;
}

/** Picker for a person who is not on the current page, once the record is loaded. */
export const UnlistedPicker = ({ kind, audience, id, onClose }: UnlistedPickerProps) => (
  <FreshPerson audience={audience} id={id} title={`Select ${kind}`} onClose={onClose}>
    {(person) => <Picker kind={kind} audience={audience} person={person} onClose={onClose} />}
  </FreshPerson>
);
