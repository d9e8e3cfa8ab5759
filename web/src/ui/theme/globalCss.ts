import { defineGlobalStyles } from '@chakra-ui/react';
import { focusRing } from './focusRing.ts';

export const globalCss = defineGlobalStyles({
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
