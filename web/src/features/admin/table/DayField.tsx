import { chakra } from '@chakra-ui/react';
import { isDay } from '../../../lib/format.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import { inputRecipe } from '../../../ui/theme/recipes/input.ts';

const Input = chakra('input', inputRecipe);

interface DayFieldProps {
  /** Search parameter. */
  name: string;
  label: string;
  params: Pick<ListParams, 'filter' | 'setFilter'>;
}

/** Day of a filter in the URL; empty without a valid one. */
export const dayOf = ({ filter }: Pick<ListParams, 'filter'>, name: string): string =>
  isDay(filter(name)) ? filter(name) : '';

/** A filter by a day, with its label above. */
export const DayField = ({ name, label, params }: DayFieldProps) => (
  <chakra.label display="grid" gap="1" minW="0" textStyle="caption" color="ink-soft">
    <span>{label}</span>
    <Input
      dense
      type="date"
      value={dayOf(params, name)}
      onChange={({ target }) => {
        params.setFilter(name, target.value);
      }}
    />
  </chakra.label>
);
