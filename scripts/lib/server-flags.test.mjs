import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';
import { serverFlags } from './server-flags.mjs';

test.each(Object.entries(serverFlags))(
  '%s has the same Node flags in the launcher, its start script and its Dockerfile',
  (tier, flags) => {
    const words = ['node', ...flags];
    const { scripts } = JSON.parse(readFileSync(path.join(root, tier, 'package.json'), 'utf8'));
    const container = readFileSync(path.join(root, tier, 'Dockerfile'), 'utf8');

    expect(scripts.start).toBe([...words, 'dist/server.js'].join(' '));
    expect(container).toContain(`CMD ["${[...words, `${tier}/dist/server.js`].join('", "')}"]`);
  },
);
