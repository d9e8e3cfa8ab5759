import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import pages from '../../../scripts/lib/testing/page-addresses.json' with { type: 'json' };
import { startBff } from '../testing/bff.ts';

test('a page has the languages of its documents, as behind nginx', async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'waymark-pages-'));
  onTestFinished(() => {
    rmSync(webDist, { recursive: true });
  });
  for (const language of ['hi', 'mr']) mkdirSync(join(webDist, language));
  for (const [name, text] of Object.entries(pages.files)) writeFileSync(join(webDist, name), text);
  const { app } = await startBff({}, { config: { webDist } });

  const answers = await Promise.all(
    pages.addresses.map(async ([url]) => {
      const page = { url: String(url), headers: { accept: 'text/html' } };
      const { statusCode, headers, body } = await app.inject(page);
      return [url, statusCode, headers.location ?? body];
    }),
  );

  expect(answers).toEqual(pages.addresses);
});
