import { chakra } from '@chakra-ui/react';
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { StagesField } from './StagesField.tsx';

const AUDIENCES = [
  { value: 'STUDENT', label: 'Students' },
  { value: 'EDUCATOR', label: 'Educators' },
];

/** The fields of a club. */
export function ClubFields({ onDragging }: { onDragging: (isDragging: boolean) => void }) {
  return (
    <chakra.div display="grid" gap="4">
      <TextField name="name" label="Club name" required />
      <TextAreaField name="description" label="Description" rows={3} required />
      <ChoiceField name="clubFor" label="Made for" options={AUDIENCES} />
      <StagesField onDragging={onDragging} />
    </chakra.div>
  );
}
