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
  {
    name: 'forms',
    test: /node_modules[\\/](formik|yup|lodash|lodash-es|property-expr|tiny-case|toposort)[\\/]/,
  },
  // The styling core only: dialogs, tabs and their machines go with the screens that use them.
  {
    name: 'styles',
    test: /node_modules[\\/](@emotion|@pandacss|stylis|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](styled-system|utils|preset-base))/,
  },
];

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': `http://127.0.0.1:${process.env.PORT ?? '4000'}` },
  },
  build: {
    outDir: 'dist',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
