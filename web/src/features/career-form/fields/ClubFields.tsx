import { chakra } from '@chakra-ui/react';
import { useField } from 'formik';
import type { ClubAudience } from '../../../schema.generated.ts';
import { OptionList } from '../../../ui/OptionList.tsx';
import { useClubChoicesQuery } from '../ClubChoices.generated.ts';

const LATER = { value: '', title: 'Decide later', subtitle: 'Send the form without a club.' };

/** The clubs of the own audience. A list that can't be loaded is an empty one, without a word. */
export function ClubFields({ audience }: { audience: ClubAudience }) {
  const { data } = useClubChoicesQuery({ variables: { clubFor: audience } });
  const [field, , helpers] = useField<string>('clubId');
  const clubs = data?.clubChoices ?? [];
  const options = clubs.map(({ id, name, description }) => ({
    value: id,
    title: name,
    subtitle: description ?? undefined,
  }));
  return (
    <chakra.div marginInline="-3">
      <OptionList
        label="Club"
        groups={[{ options: [...options, LATER] }]}
        value={field.value}
        onChange={(clubId) => void helpers.setValue(clubId)}
      />
    </chakra.div>
  );
}
