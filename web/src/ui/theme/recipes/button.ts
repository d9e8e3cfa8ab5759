import { defineRecipe } from '@chakra-ui/react';
import { filled } from '../filled.ts';

/** Styles of buttons and button links. `go` is for the primary action of a view. */
export const buttonRecipe = defineRecipe({
  base: {
    '--ring-size': '1em',
    '--ring-gap': '{spacing.2}',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    paddingInline: 'var(--button-pad)',
    border: 'clear',
    borderRadius: '2',
    fontWeight: 'label',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: '1',
    transitionTimingFunction: 'settle',
    '&:disabled': {
      forcedColorAdjust: 'auto',
      bg: 'stone-soft',
      color: 'ink-faint',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    // The spinner takes its space from the padding, so that the width does not change.
    _loading: {
      cursor: 'progress',
      gap: 'var(--ring-gap)',
      paddingInline: 'calc(var(--button-pad) - (var(--ring-size) + var(--ring-gap)) / 2)',
    },
  },
  variants: {
    tone: {
      go: {
        bg: 'marigold',
        color: 'on-marigold',
        borderColor: 'marigold-edge',
        _hover: { bg: 'marigold-hover' },
      },
      solid: { ...filled, bg: 'brand', _hover: { bg: 'brand-hover' } },
      outline: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'line-strong',
        _hover: { bg: 'brand-soft', borderColor: 'brand' },
      },
      plain: { color: 'brand', _hover: { bg: 'brand-soft' } },
      danger: {
        ...filled,
        bg: 'brick-solid',
        _hover: { bg: 'brick', _highContrast: { bg: 'brick-solid' } },
      },
    },
    size: {
      sm: {
        '--button-pad': '{spacing.3}',
        '--ring-size': '0.85em',
        '--ring-gap': '{spacing.1}',
        minH: 'controlSm',
        fontSize: '14',
      },
      md: { '--button-pad': '{spacing.5}', minH: 'control', fontSize: '16' },
      lg: { '--button-pad': '{spacing.6}', minH: 'controlLg', fontSize: '18' },
    },
    block: { true: { width: '100%' } },
  },
  compoundVariants: [{ tone: 'plain', size: 'md', css: { '--button-pad': '{spacing.3}' } }],
  defaultVariants: { tone: 'solid', size: 'md' },
});
