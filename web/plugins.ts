import { transformAsync } from '@babel/core';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

// Not found from the folder of another suite that loads modules of the app.
const cwd = import.meta.dirname;
const linguiConfig = getConfig({ cwd });

/** Replaces Lingui's macros by calls of its runtime, before TypeScript is compiled. */
export const linguiMacro = (): Plugin => ({
  name: 'lingui-macro',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /from '@lingui\/(?:core|react)\/macro'/ },
    async handler(code, filename) {
      const result = await transformAsync(code, {
        filename,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: {
          plugins: ['typescript', ...(filename.endsWith('x') ? (['jsx'] as const) : [])],
        },
        plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
      });
      return result?.code ? { code: result.code, map: JSON.stringify(result.map) } : null;
    },
  },
});

/** Plugins of the app, for Vite, Vitest and Storybook: texts in several languages, React. */
export const plugins = [linguiMacro(), lingui({ cwd, failOnCompileError: true }), react()];
