import { spawnSync } from 'node:child_process';

const PARENT_CHECK_MS = 250;

/**
 * Resolves when this process is to end: on a signal, or when npm, which started it, was killed
 * (SIGKILL). Further signals are ignored: one Ctrl-C arrives twice, from the terminal and from npm.
 */
export function stopRequested() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
    // Only below npm: started otherwise, the process may outlive its shell.
    const npm = process.env.npm_lifecycle_event === undefined ? null : npmProcess();
    if (npm === null) return;
    const check = setInterval(() => {
      if (!isAlive(npm)) resolve();
    }, PARENT_CHECK_MS);
    check.unref();
  });
}

/** The process id of npm: the parent, or the parent of the shell between; null if unknown. */
function npmProcess() {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], {
    encoding: 'utf8',
  });
  const [parentOfParent, command] = stdout?.trim().split(/\s+/) ?? [];
  if (command === undefined) return null;
  return /(^|\/)(ba|da|z|k)?sh$/.test(command) ? Number(parentOfParent) : process.ppid;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
