import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { compiledPrograms } from './compiled.ts';

/** A program of the api in its own process. */
export interface Program {
  child: ChildProcess;
  /** Its address; rejects when the program exits first. */
  address: Promise<string>;
  ended: Promise<{ code: number | null; output: string }>;
}

/** Starts `src/<file>` with these environment variables only; `input` is its standard input. */
export function startProgram(
  file: string,
  settings: Record<string, string>,
  args: string[] = [],
  input = '',
): Program {
  const program = join(compiledPrograms(), file.replace(/\.ts$/, '.js'));
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  child.stdin?.end(input);
  // Not 'close': it is not emitted after the IPC channel was closed.
  const exit = once(child, 'exit');
  const ended = Promise.all([exit, printedOn(child.stdout), printedOn(child.stderr)]).then(
    ([[code], printed, complained]) => ({
      code: code as number | null,
      output: printed + complained,
    }),
  );
  const ready = once(child, 'message').then(
    ([message]) => (message as { address: string }).address,
  );
  const address = Promise.race([
    ready,
    ended.then(({ output }) => {
      throw new Error(output);
    }),
  ]);
  address.catch(() => undefined);
  return { child, address, ended };
}

async function printedOn(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : '';
}
