import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { chakra, Grid, HStack } from '@chakra-ui/react';
import { useField } from 'formik';
import { useState } from 'react';
import { clubOption, matchingClubs } from '../../../lib/clubOptions.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { OptionList } from '../../../ui/OptionList.tsx';
import { useClubChoicesQuery } from '../ClubChoices.generated.ts';
import { labelOf } from '../labels.ts';
import type { StepFieldsProps } from '../step.ts';
import { useJoinedClub } from '../useJoinedClub.ts';
import { Caption } from '../../../ui/Caption.tsx';

const later = () => ({
  value: '',
  title: t`Decide later`,
  subtitle: t`Send the form without a club.`,
});

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
          <Trans>
            <b>
              <bdi>{joined.club.name}</bdi>
            </b>{' '}
            is chosen because of the join button that you pressed. You can choose another club.
          </Trans>
        </chakra.p>
      )}
      {clubs.length > FEW && (
        <Grid gap="2" paddingInline="3">
          <SearchField
            label={t`Search clubs`}
            placeholder={t`Name or description`}
            value={search}
            onChange={setSearch}
          />
          <Caption role="status" color="ink-soft">
            {found.length === 0
              ? t`No clubs found matching your search.`
              : t`Showing ${{ found: found.length }} of ${{ count: clubs.length }} clubs`}
          </Caption>
        </Grid>
      )}
      <OptionList
        label={labelOf('clubId')}
        groups={[{ options: [later(), ...shown.map(clubOption)] }]}
        value={field.value}
        onChange={(clubId) => {
          joined.forget();
          void helpers.setValue(clubId);
        }}
      />
      {(hasFailed || (loading && !data)) && (
        <HStack role="status" wrap="wrap" justify="space-between" gap="3" paddingInline="3">
          <span>{hasFailed ? t`Failed to load clubs.` : t`Loading clubs...`}</span>
          {hasFailed && (
            <Button icon="refresh" tone="outline" size="sm" onClick={() => void refetch()}>
              {t`Try Again`}
            </Button>
          )}
        </HStack>
      )}
    </Grid>
  );
}
