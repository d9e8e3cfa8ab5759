import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineKeyframes,
  defineGlobalStyles,
  defineSlotRecipe,
} from '@chakra-ui/react';
import { dialogRecipe } from './recipes/dialog.ts';
import { tabsRecipe } from './recipes/tabs.ts';
import { semanticTokens } from './semanticTokens.ts';
import { textStyles } from './textStyles.ts';
import { tokens } from './tokens.ts';
import { focusRing } from './focusRing.ts';

const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      // Set by the toaster, which positions its toasts.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      opacity: 'var(--opacity)',
      height: 'var(--height)',
      zIndex: 'var(--z-index)',
      willChange: 'translate, opacity, scale',
      transitionProperty: 'translate, scale, opacity, height',
      transitionDuration: '2',
      transitionTimingFunction: 'settle',
    },
    title: { fontWeight: 'label', lineHeight: 'snug' },
    description: { textStyle: 'small', color: 'ink-soft' },
  },
});

const globalCss = defineGlobalStyles({
  html: {
    bg: 'paper',
    color: 'ink',
    colorScheme: 'light',
    '&[data-theme=dark]': { colorScheme: 'dark' },
    // A scroll target must not be hidden by the sticky header.
    '&:has([data-sticky])': {
      scrollPaddingTop: { base: '{sizes.headerPhone}', md: '{sizes.header}' },
    },
  },
  body: {
    fontFamily: 'text',
    textStyle: 'text',
    fontSynthesis: 'none',
    minH: '100dvh',
  },
  'body > noscript': {
    '@media (scripting: none)': {
      display: 'block',
      paddingBlock: '6',
      paddingInline: 'gutter',
      textAlign: 'center',
    },
  },
  // Links for signed-out users are hidden while the session of a stored token is checked.
  '[data-session=stored] [data-for-visitors]': { visibility: 'hidden' },
  'h1, h2, h3, h4': { fontFamily: 'head', fontWeight: 'head' },
  'b, strong': { fontWeight: 'label' },
  ':focus-visible': focusRing,
  '::selection': { bg: 'brand-soft' },
  '::placeholder': { color: 'ink-faint', opacity: 1 },
  '@page': { margin: '1.5cm' },
  // A print sheet replaces the page in print.
  'body:has(> [data-print-sheet]) > *:not([data-print-sheet])': {
    '@media print': { display: 'none !important' },
  },
  // Keeps delays, which hide loading indicators of short waits.
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});

const keyframes = defineKeyframes({
  turn: { to: { transform: 'rotate(1turn)' } },
  appear: { from: { opacity: 0 } },
  rise: { from: { transform: 'scaleY(0)' } },
  fill: { from: { transform: 'scaleX(0)' } },
  breathe: { '50%': { opacity: 0.55 } },
});

/**
 * Chakra system. Starts from the base config with only Chakra's utilities and conditions, which
 * saves about 18 KB of unused recipes.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'wm',
    // Nested elements too, so that a part of a page can have the other mode.
    cssVarsRoot: ':where(html, [data-theme])',
    // Without specificity, so that the colours of a contrast theme, which follow, are stronger.
    conditions: { dark: ':where([data-theme=dark]) &', light: ':where([data-theme=light]) &' },
    globalCss,
    theme: {
      // Below `md`: a phone. Below `lg`: tables become cards.
      breakpoints: { sm: '30rem', md: '48rem', lg: '68.8125rem', xl: '80rem' },
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
      slotRecipes: { dialog: dialogRecipe, tabs: tabsRecipe, toast: toastRecipe },
    },
  }),
);
