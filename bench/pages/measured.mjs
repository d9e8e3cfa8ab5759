/** Says where a contender listens, and what it has used so far, whenever it is asked. */
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

/** Where the backend is. */
export const upstream = process.env.UPSTREAM;
