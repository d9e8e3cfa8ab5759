import { chakra, Grid } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { inputRecipe } from '../theme/recipes/input.ts';

const Control = chakra('select', inputRecipe);

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<typeof Control> {
  options: readonly SelectOption[];
  /** First option, selected while the value is empty. */
  placeholder?: string | undefined;
}

/** Styled native select; label it with `aria-label` or `id`. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <chakra.div position="relative" minW="0">
      <Control kind="select" {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
      <Grid
        as="span"
        position="absolute"
        insetInlineEnd="3"
        insetBlock="0"
        alignItems="center"
        color="ink-soft"
        pointerEvents="none"
      >
        <Icon name="chevron-down" size="4" />
      </Grid>
    </chakra.div>
  );
}
