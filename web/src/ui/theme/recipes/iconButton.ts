import { defineRecipe } from '@chakra-ui/react';

/** Square buttons with one icon. */
export const iconButtonRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: 'clear',
    borderRadius: '2',
    color: 'ink-soft',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '1',
    _hover: { bg: 'brand-soft', color: 'brand' },
    _disabled: {
      color: 'line-strong',
      cursor: 'not-allowed',
      _highContrast: { color: 'GrayText' },
    },
  },
  variants: {
    size: {
      sm: { width: 'pick', height: 'pick' },
      md: { width: 'iconControl', height: 'iconControl' },
      lg: { width: 'control', height: 'control' },
    },
    edge: { true: { border: 'control', bg: 'surface', _hover: { borderColor: 'brand' } } },
  },
  defaultVariants: { size: 'md' },
});
