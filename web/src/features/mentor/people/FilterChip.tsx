import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { chipRecipe } from '../../../ui/theme/recipes/chip.ts';

const Root = chakra('button', chipRecipe);

interface FilterChipProps {
  /** Description of the filter. */
  children: string;
  onRemove: () => void;
}

/** A filter set by a link; a click removes it. */
export function FilterChip({ children, onRemove }: FilterChipProps) {
  return (
    <Root
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
    </Root>
  );
}
