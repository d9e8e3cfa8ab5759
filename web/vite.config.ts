import { defineConfig, type Rolldown } from 'vite';
import browsers from './browsers.json' with { type: 'json' };
import { plugins } from './plugins.ts';

const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    // Libraries that change rarely stay in the browser's cache.
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    },
    {
      name: 'graphql',
      test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism|graphql-tag)[\\/]/,
    },
    // Code that every page loads, except the entry, which must be a chunk of its own.
    { name: 'initial', tags: ['$initial'], test: /node_modules|[\\/]src[\\/](?!main)/ },
  ],
  // Copies small shared chunks into the chunks that import them; the copies share their module
  // state. The student's page loads 12 files instead of 61; each costs a round trip with
  // HTTP/1.1.
  experimentalInlineCommonChunks: { maxSize: 32_768, exclude: /\.css(\?|$)/ },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins,
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/graphql', '/events'].map((path) => [
        path,
        `http://127.0.0.1:${process.env.PORT ?? '4000'}`,
      ]),
    ),
  },
  build: {
    // Lowers syntax; scripts/lib/browsers looks for functions that they lack.
    target: Object.entries(browsers).map(([name, version]) => name + version),
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy blocks data URLs of images and fonts.
    assetsInlineLimit: 0,
    // All supported browsers implement modulepreload.
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { minify: false }
      : {
          rolldownOptions: { output: { codeSplitting } },
        }),
  },
  // One bundle for prerendering, including style sheets and images.
  ssr: { noExternal: true, external: ['@emotion/server/create-instance'] },
}));
