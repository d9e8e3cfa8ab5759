import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** GraphiQL is built apart from the web app: only developers need its megabytes. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  plugins: [react()],
  // The bundler warns of each "use no memo" in GraphiQL's own files.
  logLevel: 'error',
  worker: { format: 'es' },
  build: {
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    chunkSizeWarningLimit: 8_000,
    reportCompressedSize: false,
  },
});
