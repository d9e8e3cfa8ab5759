import { chakra } from '@chakra-ui/react';
import { controlOf, type Filter } from '../../../lib/list/filters.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { inputRecipe } from '../../../ui/theme/recipes/input.ts';
import { Segmented } from './Segmented.tsx';

const DayInput = chakra('input', inputRecipe);

export interface FilterControlProps<Choices> {
  filter: Filter<object, Choices, never>;
  params: Pick<ListParams, 'filter' | 'setFilters'>;
  choices: Choices;
}

/** The control of a filter. */
export function FilterControl<Choices>({ filter, params, choices }: FilterControlProps<Choices>) {
  const { label, placeholder, options, value, onChange } = controlOf(filter, params, choices);
  switch (filter.control) {
    case 'segments':
      return <Segmented label={label} options={options} value={value} onChange={onChange} />;
    case 'select':
      return (
        <Select
          dense
          aria-label={label}
          placeholder={placeholder}
          options={options}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      );
    case 'field':
      return <FilterField {...{ label, placeholder, options, value, onChange }} />;
    case 'day':
      return (
        <chakra.label display="grid" gap="1" minW="0" textStyle="caption" color="ink-soft">
          <span>{label}</span>
          <DayInput
            dense
            type="date"
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
            }}
          />
        </chakra.label>
      );
    default:
      return null;
  }
}
