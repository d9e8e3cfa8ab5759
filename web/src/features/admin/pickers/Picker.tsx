import { ClubPicker } from './ClubPicker.tsx';
import { MentorPicker } from './MentorPicker.tsx';
import type { PickedPerson } from './pickedPerson.ts';

interface PickerProps {
  kind: 'club' | 'mentor';
  person: PickedPerson;
  onClose: () => void;
}

/** The picker that a button in a row opens. */
export function Picker({ kind, ...props }: PickerProps) {
  return kind === 'club' ? <ClubPicker {...props} /> : <MentorPicker {...props} />;
}
