import { chakra, Grid, HStack } from '@chakra-ui/react';
import { useField } from 'formik';
import { useState } from 'react';
import { clubOption, matchingClubs } from '../../../lib/clubOptions.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { OptionList } from '../../../ui/OptionList.tsx';
import { useClubChoicesQuery } from '../ClubChoices.generated.ts';
import type { StepFieldsProps } from '../step.ts';
import { useJoinedClub } from '../useJoinedClub.ts';
import { Caption } from '../../../ui/Caption.tsx';

const LATER = { value: '', title: 'Decide later', subtitle: 'Send the form without a club.' };

/** With more clubs the list has a search field. */
const FEW = 8;

/**
 * Clubs of the user's audience. If the list can't be loaded, the step can still be completed and no
 * toast is shown.
 */
export function ClubFields({ audience }: StepFieldsProps) {
  const { data, error, loading, refetch } = useClubChoicesQuery({
    variables: { clubFor: audience },
    notifyOnNetworkStatusChange: true,
  });
  const [field, , helpers] = useField<string>('clubId');
  const joined = useJoinedClub(audience);
  const [search, setSearch] = useState('');
  const clubs = data?.clubChoices ?? [];
  const found = matchingClubs(clubs, search);
  const shown = clubs.filter((club) => club.id === field.value || found.includes(club));
  const hasFailed = !loading && (error || !data?.clubChoices);
  return (
    <Grid gap="3" marginInline="-3">
      {joined.club?.id === field.value && (
        <chakra.p paddingInline="3" color="ink-soft">
          <b>
            <bdi>{joined.club.name}</bdi>
          </b>{' '}
          is chosen because of the join button that you pressed. You can choose another club.
        </chakra.p>
      )}
      {clubs.length > FEW && (
        <Grid gap="2" paddingInline="3">
          <SearchField
            label="Search clubs"
            placeholder="Name or description"
            value={search}
            onChange={setSearch}
          />
          <Caption role="status" color="ink-soft">
            {found.length === 0
              ? 'No clubs found matching your search.'
              : `Showing ${found.length} of ${clubs.length} clubs`}
          </Caption>
        </Grid>
      )}
      <OptionList
        label="Club"
        groups={[{ options: [LATER, ...shown.map(clubOption)] }]}
        value={field.value}
        onChange={(clubId) => {
          joined.forget();
          void helpers.setValue(clubId);
        }}
      />
      {(hasFailed || (loading && !data)) && (
        <HStack role="status" wrap="wrap" justify="space-between" gap="3" paddingInline="3">
          <span>{hasFailed ? 'Failed to load clubs.' : 'Loading clubs...'}</span>
          {hasFailed && (
            <Button icon="refresh" tone="outline" size="sm" onClick={() => void refetch()}>
              Try Again
            </Button>
          )}
        </HStack>
      )}
    </Grid>
  );
}
