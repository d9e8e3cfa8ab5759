import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Value } from 'typebox/value';
import { errorCode } from '../platform/error-code.ts';
import { StartupError } from '../../../settings.mjs';
import { Header, isRow, Seal } from './format.ts';

/**
 * Writes a backup that only its owner may read; it is renamed when complete and flushed.
 *
 * @returns the number of rows
 */
export async function writeBackup(file: string, batches: AsyncIterable<string[]>): Promise<number> {
  if (existsSync(file)) throw new StartupError(`${file} exists already: choose another name`);
  const unfinished = `${file}.${process.pid}.part`;
  const seal: Seal = { rows: 0, sha256: '' };
  try {
    const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(sealed(batches, seal)), createGzip(), output);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (/^E[A-Z]+$/.test(errorCode(error) ?? '')) {
      throw new StartupError(`${file} can't be written (${errorCode(error) ?? ''})`);
    }
    throw error;
  }
  return seal.rows;
}

async function* sealed(batches: AsyncIterable<string[]>, seal: Seal): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const lines of batches) {
    const text = `${lines.join('\n')}\n`;
    hash.update(text);
    seal.rows += lines.filter(isRow).length;
    yield text;
  }
  seal.sha256 = hash.digest('hex');
  yield `${JSON.stringify(seal)}\n`;
}

/** Reads a backup completely and verifies its checksum. */
export async function checkBackup(file: string): Promise<{ header: Header; rows: number }> {
  const hash = createHash('sha256');
  let first: string | undefined;
  let last: string | undefined;
  let rows = 0;
  for await (const line of readLines(file)) {
    if (last !== undefined) hash.update(`${last}\n`);
    first ??= line;
    last = line;
    if (isRow(line)) rows += 1;
  }
  const header = parse(first);
  const seal = parse(last);
  const isSealed = Value.Check(Seal, seal) && seal.rows === rows;
  if (!isSealed || seal.sha256 !== hash.digest('hex')) throw damaged(file, 'its end is missing');
  if (!Value.Check(Header, header)) {
    throw new StartupError(`${file} is not a backup that this program can read`);
  }
  return { header, rows };
}

/** All lines of a backup, streamed. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  const unzipped = text.pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const lines = `${rest}${chunk as string}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code.startsWith('Z_')) throw damaged(file, code);
    if (/^E[A-Z]+$/.test(code)) throw new StartupError(`${file} can't be read (${code})`);
    throw error;
  }
  if (rest !== '') throw damaged(file, 'its end is missing');
}

function damaged(file: string, how: string): StartupError {
  return new StartupError(`${file} is no backup, or it is damaged (${how}): nothing was changed`);
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}
