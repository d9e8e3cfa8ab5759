import { defineRecipe } from '@chakra-ui/react';
import { filled } from '../filled.ts';

/** Replaces the cap of the current stage in a contrast theme, where gradients are dropped. */
const ring = {
  outline: '{borderWidths.rule} double {colors.brand}',
  outlineOffset: '{spacing.0.5}',
};

/** Milestone of a stage: completed is filled, current has the cap, open is an outline. */
export const stoneRecipe = defineRecipe({
  base: {
    position: 'relative',
    zIndex: 'head',
    display: 'grid',
    placeItems: 'end center',
    flex: 'none',
    borderWidth: 'stone',
    borderStyle: 'solid',
    borderColor: 'line-strong',
    bg: 'surface',
    color: 'ink-faint',
    fontFamily: 'head',
    fontWeight: 'head',
    lineHeight: 'flat',
  },
  variants: {
    look: {
      done: { ...filled, bg: 'brand', borderColor: 'brand' },
      now: {
        borderColor: 'brand',
        borderWidth: 'now',
        color: 'brand',
        boxShadow: '2',
        bgImage: 'linear-gradient({colors.marigold} 0 40%, {colors.surface} 40%)',
        _highContrast: ring,
      },
      doneNow: {
        borderColor: 'brand',
        ...filled,
        bg: 'brand',
        bgImage: 'linear-gradient({colors.marigold} 0 40%, {colors.brand} 40%)',
        _highContrast: { ...ring, bgImage: 'none' },
      },
      open: {},
    },
    size: {
      sm: {
        width: 'stoneSm',
        height: 'stoneSmHeight',
        borderRadius: 'stoneSm',
        fontSize: '14',
        paddingBottom: '1.5',
      },
      md: {
        width: 'stone',
        height: 'stoneHeight',
        borderRadius: 'stoneMd',
        fontSize: '21',
        paddingBottom: '2.5',
      },
    },
  },
  compoundVariants: [
    {
      look: 'now',
      size: 'md',
      css: {
        width: 'trail',
        height: 'stoneNowHeight',
        borderRadius: 'stoneNow',
        fontSize: '26',
      },
    },
    {
      look: 'now',
      size: 'sm',
      css: { width: 'trailSm', height: 'stoneSmNowHeight', fontSize: '16' },
    },
  ],
  defaultVariants: { look: 'open', size: 'md' },
});
