import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './globalCss.ts';
import { keyframes } from './keyframes.ts';
import { dialogRecipe } from './recipes/dialog.ts';
import { tabsRecipe } from './recipes/tabs.ts';
import { toastRecipe } from './recipes/toast.ts';
import { semanticTokens } from './semanticTokens.ts';
import { textStyles } from './textStyles.ts';
import { tokens } from './tokens.ts';

/**
 * Waymark's Chakra system. It starts from the bare base config: of Chakra's own theme only the
 * utilities and conditions are used, which keeps some 18 KB of unused recipes out of the page.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'wm',
    // Islands too, so that one mode can stand inside a page of the other.
    cssVarsRoot: ':where(html, [data-theme])',
    conditions: { dark: '[data-theme=dark] &', light: '[data-theme=light] &' },
    globalCss,
    theme: {
      // A phone below `md`; tables become cards below `lg`.
      breakpoints: { sm: '30rem', md: '48rem', lg: '68.8125rem', xl: '80rem' },
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
      slotRecipes: { dialog: dialogRecipe, tabs: tabsRecipe, toast: toastRecipe },
    },
  }),
);
