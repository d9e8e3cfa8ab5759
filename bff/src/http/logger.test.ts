import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const logger = new URL('logger.ts', import.meta.url).href;

/** A process that writes three lines to the log and then does the given. */
function writeLines(andThen: string) {
  const program = `
    const { logToOutput } = await import('${logger}');
    const log = logToOutput();
    for (const line of ['1\\n', '2\\n', '3\\n']) log.write(line);
    ${andThen}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('lines that are held back are written when the process ends', async () => {
  expect(await text(writeLines('process.exit();').stdout)).toBe('1\n2\n3\n');
});

test('lines of a running process are written soon, together and in order', async () => {
  const child = writeLines('setInterval(() => undefined, 1_000);');
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill();

  expect(chunk.toString()).toBe('1\n2\n3\n');
});

test('the process goes on when the reader of the log has ended', async () => {
  const child = writeLines(`
    setInterval(() => log.write('4\\n'), 50);
    setTimeout(() => process.exit(7), 1_000);`);
  await once(child.stdout, 'data');
  child.stdout.destroy();

  expect(await once(child, 'exit')).toEqual([7, null]);
});
