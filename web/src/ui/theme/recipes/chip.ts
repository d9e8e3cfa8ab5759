import { defineRecipe } from '@chakra-ui/react';
import { filled } from '../filled.ts';
import { focusRing } from '../focusRing.ts';

/** Styles of a chip: the label of a hidden radio button, or a toggle button. */
export const chipRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'pageControl',
    paddingInline: '3.5',
    border: 'control',
    borderRadius: 'full',
    bg: 'surface',
    color: 'ink',
    fontSize: '14',
    fontWeight: 'action',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '1',
    '&:hover:not(:has(:checked), [aria-pressed=true])': {
      borderColor: 'brand',
      bg: 'brand-soft',
    },
    '&:has(:checked), &[aria-pressed=true]': {
      ...filled,
      bg: 'brand',
      borderColor: 'brand',
    },
    '&:has(:focus-visible), &:focus-visible': focusRing,
    '&:has(:disabled)': {
      bg: 'stone-soft',
      color: 'ink-faint',
      cursor: 'not-allowed',
      _highContrast: { color: 'GrayText' },
    },
  },
  variants: { invalid: { true: { borderColor: 'brick' } } },
});
