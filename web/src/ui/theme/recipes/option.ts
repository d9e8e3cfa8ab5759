import { defineRecipe } from '@chakra-ui/react';
import { focusRing } from '../focusRing.ts';

/** Row of a picker with a hidden radio button; `.radio` draws the visible one. */
export const optionRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '3',
    mdDown: { paddingBlock: '2' },
    border: 'clear',
    borderRadius: '3',
    lineHeight: 'control',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: '1',
    '&:not(:has(:checked))': { _hover: { bg: 'sunk' } },
    '& .radio': {
      flex: 'none',
      width: 'radio',
      height: 'radio',
      borderRadius: 'full',
      borderWidth: 'stone',
      borderStyle: 'solid',
      borderColor: 'line-strong',
      bg: 'surface',
    },
    '&:has(:checked)': {
      borderColor: 'brand',
      bg: 'brand-soft',
      '--avatar-ground': '{colors.surface}',
      '& .radio': { borderWidth: 'radio', borderColor: 'brand' },
    },
    '&:has(:focus-visible)': focusRing,
  },
});
