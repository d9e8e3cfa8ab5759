const PARENT_CHECK_MS = 250;

/**
 * Resolves when this process is asked to end: by a signal, or because npm, its parent, has gone
 * without a word (SIGKILL). Further signals change nothing: one Ctrl-C arrives twice, from the
 * terminal and from npm.
 */
export function stopRequested() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
    // Only under npm: started by hand, the process may well outlive its shell.
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    const check = setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, PARENT_CHECK_MS);
    check.unref();
  });
}
