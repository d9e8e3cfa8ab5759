import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { madeAhead } from './build/madeAhead.ts';
import { unusedStyles } from './build/unusedStyles.ts';

/** Libraries in chunks of their own: they change seldom and stay in the browser's cache. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  },
  {
    name: 'graphql',
    test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism|graphql-tag)[\\/]/,
  },
  // The styling core only: dialogs, tabs and their machines go with the screens that use them.
  {
    name: 'styles',
    test: /node_modules[\\/](@emotion|@pandacss|stylis|hoist-non-react-statics|react-is|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](styled-system|utils|preset-base))/,
  },
  // Making the system of styles takes a slow phone longest of all: a step of its own (start.js).
  {
    name: 'theme',
    test: /[\\/]ui[\\/]theme[\\/](system|globalCss|focusRing|keyframes|semanticTokens|textStyles|tokens|recipes[\\/](dialog|tabs|toast))\.ts$/,
  },
  // What all public pages have: one file instead of ten small ones.
  {
    name: 'site',
    test: /[\\/]web[\\/]src[\\/](content[\\/](brand|figures|navigation)|features[\\/]landing[\\/]shared[\\/](AccountActions|LaterFooter|PlainLink|PublicHeader|SectionLinks|sectionAddress|visitor|Wide)|ui[\\/](ButtonLink|ColorModeSwitch|IconButton|Logo|SkipLink|toast\.)|app[\\/]useLogout|lib[\\/]session[\\/]homeOf)/,
  },
  {
    name: 'forms',
    test: /node_modules[\\/](formik|yup|lodash|lodash-es|property-expr|tiny-case|toposort)[\\/]/,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), unusedStyles(fileURLToPath(new URL('src/', import.meta.url))), madeAhead()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': `http://127.0.0.1:${process.env.PORT ?? '4000'}` },
  },
  build: {
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    manifest: true,
    copyPublicDir: !isSsrBuild,
    // The content security policy lets pictures and fonts come from files only.
    assetsInlineLimit: 0,
    // Every browser that the product runs in preloads modules by itself.
    // Documents name their scripts themselves; a list of all files would go with each of them.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    ...(isSsrBuild
      ? { minify: false }
      : {
          rolldownOptions: {
            // Emotion needs them for `withTheme` alone, which nothing here uses.
            treeshake: {
              moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
            },
            output: { codeSplitting: { groups } },
          },
        }),
  },
  // Pages are made ahead from one bundle, style sheets and pictures included.
  ssr: { noExternal: true, external: ['@emotion/server/create-instance'] },
}));
