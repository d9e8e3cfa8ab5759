import { defineRecipe } from '@chakra-ui/react';

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
      done: { bg: 'brand', borderColor: 'brand', color: 'on-brand' },
      now: {
        borderColor: 'brand',
        borderWidth: 'now',
        color: 'brand',
        boxShadow: '2',
        bgImage: 'linear-gradient({colors.marigold} 0 40%, {colors.surface} 40%)',
      },
      doneNow: {
        borderColor: 'brand',
        color: 'on-brand',
        bgImage: 'linear-gradient({colors.marigold} 0 40%, {colors.brand} 40%)',
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
