import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const write = (owner: unknown) => {
  writeFileSync(join(folder, 'lock'), JSON.stringify(owner));
};
const since = '2026-11-18T13:05:00.000Z';

/** Takes the lock, checks the file and releases it. */
function takeLock() {
  const unlock = lockFolder(folder);
  const { pid } = process;
  const content: unknown = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'));
  expect(content).toMatchObject({ pid, start: processStart(pid) });
  expect(() => lockFolder(folder)).toThrow(`in use by process ${pid} since`);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
}

/** @returns the id of a process that has ended */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of the data folder', () => {
  it('is exclusive until it is released', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} since`);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
    takeLock();
  });

  it('names the process that has it', () => {
    const { ppid } = process;
    write({ pid: ppid, start: processStart(ppid), since });
    expect(() => lockFolder(folder)).toThrow(`in use by process ${ppid} since ${since}`);
  });

  it('is taken over from a process that has ended', async () => {
    write({ pid: await endedProcess(), start: 'boot:1', since });
    takeLock();
  });

  it('is taken over when the process id was reused', () => {
    write({ pid: process.ppid, start: 'another boot:1', since });
    takeLock();
  });

  it.each(['', '{', '{}', 'null'])('is taken over from a file with the content %j', (text) => {
    writeFileSync(join(folder, 'lock'), text);
    takeLock();
  });

  it('is released only by its owner', () => {
    const unlock = lockFolder(folder);
    write({ pid: 1, start: 'other', since });
    unlock();
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});
