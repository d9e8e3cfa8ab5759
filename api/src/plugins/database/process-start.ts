import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A text that tells this run of process `pid` from any other process that had or will have the same
 * number; null when no such process runs.
 */
export function processStart(pid: number): string | null {
  return process.platform === 'linux' ? linuxStart(pid) : posixStart(pid);
}

function linuxStart(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The command's name stands in parentheses and may hold anything: fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  // A killed process whose parent has not asked for it yet (Z) holds nothing any more.
  if (state === 'Z' || state === 'X') return null;
  const ticksSinceBoot = fields[19] ?? '';
  return `${bootId()}:${ticksSinceBoot}`;
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function posixStart(pid: number): string | null {
  try {
    const start = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      // Whoever looks, from whatever shell, reads the same text.
      env: { PATH: '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC' },
    });
    return start.trim() || null;
  } catch {
    return null;
  }
}
