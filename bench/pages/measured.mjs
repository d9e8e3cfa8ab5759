/** Reports the port of a contender, and on each message the CPU time and memory it has used. */
export function measured(port) {
  process.on('message', ({ gc = false }) => {
    if (gc) globalThis.gc();
    const { user, system } = process.cpuUsage();
    process.send({
      cpu: (user + system) / 1_000,
      rss: process.memoryUsage().rss / 2 ** 20,
      heap: process.memoryUsage().heapUsed / 2 ** 20,
      peak: process.resourceUsage().maxRSS / 2 ** 10,
    });
  });
  process.send({ port });
}

/** Origin of the backend. */
export const upstream = process.env.UPSTREAM;
