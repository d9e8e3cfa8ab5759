import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  // The share has room for new lazy parts: above it, a chunk on every page holds what few pages use.
  {
    name: 'common',
    test: /node_modules|[\\/]src[\\/]ui[\\/]/,
    minShareCount: 36,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
    outDir: isSsrBuild ? 'dist/.prerender' : 'dist',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy allows pictures and fonts from files only.
    assetsInlineLimit: 0,
    // Every supported browser knows modulepreload.
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { minify: false }
      : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
  // One bundle for prerendering, style sheets and pictures included.
  ssr: { noExternal: true, external: ['@emotion/server/create-instance'] },
}));
