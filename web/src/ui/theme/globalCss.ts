import { defineGlobalStyles } from '@chakra-ui/react';
import { focusRing } from './focusRing.ts';

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'paper',
    color: 'ink',
    colorScheme: 'light',
    '&[data-theme=dark]': { colorScheme: 'dark' },
    // What is scrolled to must not be hidden by a header that stays.
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
  // Prerendered links for visitors, while the session of a stored token is checked.
  '[data-session=stored] [data-for-visitors]': { visibility: 'hidden' },
  'h1, h2, h3, h4': { fontFamily: 'head', fontWeight: 'head' },
  'b, strong': { fontWeight: 'label' },
  ':focus-visible': focusRing,
  '::selection': { bg: 'brand-soft' },
  '::placeholder': { color: 'ink-faint', opacity: 1 },
  '@page': { margin: '1.5cm' },
  // A sheet to print takes the place of the page.
  'body:has(> [data-print-sheet]) > *:not([data-print-sheet])': {
    '@media print': { display: 'none !important' },
  },
  // Delays stay: they keep the sign of a short wait away.
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
