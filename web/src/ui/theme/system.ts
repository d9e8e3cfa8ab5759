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
