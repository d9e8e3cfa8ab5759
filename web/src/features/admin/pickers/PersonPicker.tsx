import { useFragment } from '@apollo/client/react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { FreshPerson } from '../person/usePersonView.tsx';
import { PersonRowFragmentDoc } from '../row/PersonRow.generated.ts';
import { Picker } from './Picker.tsx';

interface PersonPickerProps {
  kind: 'club' | 'mentor';
  audience: ClubAudience;
  /** Id of the person. */
  id: string;
  onClose: () => void;
}

/** Picker for a person: with the record of the list, else once the record is loaded. */
export function PersonPicker(props: PersonPickerProps) {
  const { kind, audience, id, onClose } = props;
  const from = { __typename: audience === 'STUDENT' ? 'Student' : 'Educator', id };
  const { data, complete } = useFragment({ fragment: PersonRowFragmentDoc, from });
  if (complete) return <Picker {...props} person={data} />;
  return (
    <FreshPerson audience={audience} id={id} title={`Select ${kind}`} onClose={onClose}>
      {(person) => <Picker {...props} person={person} />}
    </FreshPerson>
  );
}
