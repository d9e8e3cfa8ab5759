import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';

/** Builds the routes as a release has them, in memory. */
async function modulesOfRelease(): Promise<string[]> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'import.meta.env.DEV': 'false' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: resolve('src/app/routes.tsx'),
        external: /^[^./\\]/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
}

it('a release has its pages, and not the page of all widgets', async () => {
  const modules = await modulesOfRelease();
  expect(modules.filter((id) => id.includes('/features/not-found/'))).not.toEqual([]);
  expect(modules.filter((id) => id.includes('/ui/gallery/'))).toEqual([]);
}, 60_000);
