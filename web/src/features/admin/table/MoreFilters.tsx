import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { isChanged, type AnyFilter, type Filter } from '../../../lib/list/filters.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Button } from '../../../ui/Button.tsx';
import type { SelectOption } from '../../../ui/fields/Select.tsx';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { FilterControl } from './FilterControl.tsx';

/** Orders besides those of the columns, as a field; `placeholder` is the default one. */
export interface Orders {
  placeholder: string;
  options: readonly SelectOption[];
}

const isMore = ({ control }: Pick<AnyFilter, 'control'>) =>
  control === 'field' || control === 'day';

const orderOf = ({ sort }: Pick<ListParams, 'sort'>, orders: Orders | undefined) =>
  orders?.options.find(({ value }) => value === sort)?.value ?? '';

/** Whether the additional filters are displayed; initially if one is set. */
export const useMore = (
  filters: readonly AnyFilter[],
  params: Pick<ListParams, 'filter' | 'sort'>,
  orders?: Orders,
) =>
  useState(
    () =>
      orderOf(params, orders) !== '' ||
      filters.some((filter) => isMore(filter) && isChanged(filter, params)),
  );

export type More = ReturnType<typeof useMore>;

/** Opens the additional filters of a list. */
export const MoreButton = ({ more: [isOpen, setOpen] }: { more: More }) => (
  <Button
    iconEnd={isOpen ? 'sort-up' : 'chevron-down'}
    tone="outline"
    size="sm"
    aria-expanded={isOpen}
    onClick={() => {
      setOpen(!isOpen);
    }}
  >
    More filters
  </Button>
);

interface MoreFiltersProps<Choices> {
  filters: readonly Filter<object, Choices, never>[];
  orders: Orders | undefined;
  params: Pick<ListParams, 'filter' | 'setFilters' | 'sort' | 'setSort'>;
  choices: Choices;
}

/** The additional filters above a list. */
export function MoreFilters<Choices>(props: MoreFiltersProps<Choices>) {
  const { filters, orders, params, choices } = props;
  const more = filters.filter(isMore);
  return (
    <Grid
      role="group"
      aria-label="More filters"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      }}
      gap="3"
      paddingBlock="3"
      paddingInline={{ base: '5', md: '6' }}
      borderBottom="line"
      bg="paper"
    >
      {[...more.filter(({ isLast }) => !isLast), ...more.filter(({ isLast }) => isLast)].map(
        (filter) => (
          <FilterControl key={filter.name} filter={filter} params={params} choices={choices} />
        ),
      )}
      {orders && (
        <FilterField
          label="Order"
          {...orders}
          value={orderOf(params, orders)}
          onChange={params.setSort}
        />
      )}
    </Grid>
  );
}
