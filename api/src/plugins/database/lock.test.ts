import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lock.ts';
import { processStart } from './process-start.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (holder: unknown) => {
  writeFileSync(join(folder, 'lock'), JSON.stringify(holder));
};
const since = '2026-11-18T13:05:00.000Z';

/** A process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of the data folder', () => {
  it('is held by one, and free again once given back', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} since`);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(folder)();
  });

  it('names another process that holds it', () => {
    const { ppid } = process;
    write({ pid: ppid, start: processStart(ppid), since });
    expect(() => lockFolder(folder)).toThrow(`in use by process ${ppid} since ${since}`);
  });

  it('of a process that is gone is taken over', async () => {
    write({ pid: await endedProcess(), start: 'boot:1', since });
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over when another process got the number of the holder', () => {
    write({ pid: process.ppid, start: 'another boot:1', since });
    lockFolder(folder)();
  });

  it.each(['', '{', '{}', 'null'])('that reads %j is nobody’s', (text) => {
    writeFileSync(join(folder, 'lock'), text);
    lockFolder(folder)();
  });

  it('is given back only by its holder', () => {
    const unlock = lockFolder(folder);
    write({ pid: 1, start: 'other', since });
    unlock();
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});
