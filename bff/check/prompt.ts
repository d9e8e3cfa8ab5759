import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

let piped: Promise<string[]> | undefined;

/**
 * Asks a question at the terminal, or reads a line of piped input. The question goes to standard
 * error: standard output has only the report.
 * @param isHidden whether the terminal must not echo the input
 */
export async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  process.stderr.write(question);
  if (!process.stdin.isTTY) {
    piped ??= text(process.stdin).then((all) => all.split(/\r?\n/));
    process.stderr.write('\n');
    return (await piped).shift() ?? '';
  }
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  const output = isHidden ? silent : process.stderr;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    if (isHidden) process.stderr.write('\n');
  }
}
