import { chakra, Grid } from '@chakra-ui/react';
import { Button } from '../../../ui/Button.tsx';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chipRecipe } from '../../../ui/theme/recipes/chip.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { controlOf, valueOf } from '../../../lib/list/filters.ts';
import { criteriaText, FILTERS, ORDERS, SHOW } from '../list/criteria.ts';
import { PeopleSearch } from './PeopleSearch.tsx';

interface PeopleFiltersProps {
  dashboard: MentorDashboard;
  words: AudienceWords;
}

/** Search, filters and order of the list; the filter set by a figure is a chip. */
export function PeopleFilters({ dashboard, words }: PeopleFiltersProps) {
  const { params, rows, loading } = dashboard.people;
  const shown = valueOf(SHOW, params);
  // Without matches, the empty state has this button.
  const canClear = criteriaText(params, words).length > 0 && (loading || rows.length > 0);
  const fields = FILTERS.filter((one) => 'control' in one);
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
      {fields.map((filter) => (
        <FilterField key={filter.name} marksValue {...controlOf(filter, params, dashboard)} />
      ))}
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
            params.clear(...FILTERS.map(({ name }) => name));
          }}
        >
          Clear Filters
        </Button>
      )}
      {shown && (
        <chakra.div gridColumn="1 / -1">
          <FilterChip
            onRemove={() => {
              params.setFilter(SHOW.name, '');
            }}
          >
            {`Only ${SHOW.text(shown, words)}`}
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
