import { chakra } from '@chakra-ui/react';
import { useField } from 'formik';
import type { ClubAudience } from '../../../schema.generated.ts';
import { OptionList } from '../../../ui/OptionList.tsx';
import { useClubChoicesQuery } from '../ClubChoices.generated.ts';
import { useJoinedClub } from '../useJoinedClub.ts';

const LATER = { value: '', title: 'Decide later', subtitle: 'Send the form without a club.' };

/** The clubs of the own audience. A list that can't be loaded is an empty one, without a word. */
export function ClubFields({ audience }: { audience: ClubAudience }) {
  const { data } = useClubChoicesQuery({ variables: { clubFor: audience } });
  const [field, , helpers] = useField<string>('clubId');
  const joined = useJoinedClub(audience);
  const clubs = data?.clubChoices ?? [];
  const options = clubs.map(({ id, name, description }) => ({
    value: id,
    title: name,
    subtitle: description ?? undefined,
  }));
  return (
    <chakra.div marginInline="-3">
      {joined.club?.id === field.value && (
        <chakra.p paddingInline="3" paddingBottom="3" color="ink-soft">
          <b>{joined.club.name}</b> is chosen because of the join button that you pressed. You can
          choose another club.
        </chakra.p>
      )}
      <OptionList
        label="Club"
        groups={[{ options: [...options, LATER] }]}
        value={field.value}
        onChange={(clubId) => {
          joined.forget();
          void helpers.setValue(clubId);
        }}
      />
    </chakra.div>
  );
}
