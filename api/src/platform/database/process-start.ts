import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies a process together with its id, because ids are reused.
 * @returns null when the process does not run
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
  // The command is in parentheses and may contain any character: parse the fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  // Zombies (Z) and dead processes (X) do not count as running.
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
      // The output must not depend on the environment.
      env: { PATH: '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC' },
    });
    return start.trim() || null;
  } catch {
    return null;
  }
}
