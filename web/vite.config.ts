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
  {
    name: 'ui',
    test: /node_modules[\\/](@chakra-ui|@emotion|@ark-ui|@zag-js|@pandacss|@floating-ui)[\\/]/,
  },
];

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': 'http://127.0.0.1:4000' },
  },
  build: {
    outDir: 'dist',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
