import { defineGlobalStyles } from '@chakra-ui/react';
import { focusRing } from './focusRing.ts';

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'paper',
    color: 'ink',
    colorScheme: 'light',
    scrollBehavior: 'smooth',
    '&[data-theme=dark]': { colorScheme: 'dark' },
  },
  body: {
    fontFamily: 'text',
    textStyle: 'text',
    fontSynthesis: 'none',
    minH: '100dvh',
  },
  // Below a page that was made ahead; elsewhere it is all that there is to read.
  'body > noscript': {
    '@media (scripting: none)': {
      display: 'block',
      paddingBlock: '6',
      paddingInline: 'gutter',
      textAlign: 'center',
    },
  },
  // A form that was made ahead, for somebody who is known: public/color-mode.js, main.tsx.
  '[data-session=kept] #root[data-visitors]': { visibility: 'hidden' },
  // The ways in for visitors; who is known has another, once the page is alive.
  '[data-session=kept] [data-way-in]': { visibility: 'hidden' },
  'h1, h2, h3, h4': { fontFamily: 'head', fontWeight: 'head' },
  'b, strong': { fontWeight: 'label' },
  ':focus-visible': focusRing,
  '::selection': { bg: 'brand-soft' },
  '::placeholder': { color: 'ink-faint', opacity: 1 },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationDelay: '0ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
