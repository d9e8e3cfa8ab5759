import { chakra, Grid } from '@chakra-ui/react';
import { Button } from '../../../ui/Button.tsx';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chipRecipe } from '../../../ui/theme/recipes/chip.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { criteriaText, FILTERS, ORDERS, SHOWN, shownOf } from '../list/criteria.ts';
import { BAND_OPTIONS, clubOptions, stageOptions } from './filterOptions.ts';
import { PeopleSearch } from './PeopleSearch.tsx';

interface PeopleFiltersProps {
  dashboard: MentorDashboard;
  words: AudienceWords;
}

/** Search, filters and order of the list; the filter set by a figure is a chip. */
export function PeopleFilters({ dashboard, words }: PeopleFiltersProps) {
  const { params, rows, loading } = dashboard.people;
  const shown = shownOf(params);
  // Without matches, the empty state has this button.
  const canClear = criteriaText(params, words).length > 0 && (loading || rows.length > 0);
  const filter = (name: string) => ({
    marksValue: true,
    value: params.filter(name),
    onChange: (value: string) => {
      params.setFilter(name, value);
    },
  });
  return (
    <Grid
      role="search"
      alignItems="end"
      gap="3"
      paddingBlock="4"
      paddingInline={{ base: '5', md: '6' }}
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
        xl: `minmax(0, 1.6fr) repeat(4, minmax(0, 1fr))${canClear ? ' auto' : ''}`,
      }}
      css={{ '& > *': { alignSelf: 'end' } }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', xl: 'auto' }}>
        <PeopleSearch params={params} words={words} />
      </chakra.div>
      <FilterField
        label="Progress"
        placeholder="All"
        options={BAND_OPTIONS}
        {...filter('progress')}
      />
      <FilterField
        label="Stage"
        placeholder="All stages"
        options={stageOptions(dashboard)}
        {...filter('current')}
      />
      <FilterField
        label="Club"
        placeholder="All clubs"
        options={clubOptions(dashboard)}
        {...filter('club')}
      />
      <FilterField
        label="Order"
        placeholder="Name"
        options={ORDERS}
        value={ORDERS.some(({ value }) => value === params.sort) ? params.sort : ''}
        onChange={params.setSort}
      />
      {canClear && (
        <Button
          icon="x"
          tone="plain"
          size="sm"
          justifySelf="start"
          minH="controlMd"
          gridColumn={{ base: '1 / -1', xl: 'auto' }}
          onClick={() => {
            params.clear(...FILTERS);
          }}
        >
          Clear Filters
        </Button>
      )}
      {shown && (
        <chakra.div gridColumn="1 / -1">
          <FilterChip
            onRemove={() => {
              params.setFilter('show', '');
            }}
          >
            {`Only ${SHOWN[shown](words)}`}
          </FilterChip>
        </chakra.div>
      )}
    </Grid>
  );
}

const Chip = chakra('button', chipRecipe);

interface FilterChipProps {
  /** Description of the filter. */
  children: string;
  onRemove: () => void;
}

/** A filter set by a link; a click removes it. */
function FilterChip({ children, onRemove }: FilterChipProps) {
  return (
    <Chip
      type="button"
      aria-label={`Remove filter: ${children}`}
      borderColor="brand"
      bg="brand-soft"
      whiteSpace="normal"
      textAlign="start"
      onClick={onRemove}
    >
      <span>{children}</span>
      <Icon name="x" size="4" />
    </Chip>
  );
}
