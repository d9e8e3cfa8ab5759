import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Type } from 'typebox';
import type { App } from './app-type.ts';
import type { PoolUse } from './database/types.ts';

/** Seconds; the buckets lie where answers of a healthy and of a struggling server do. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures every request and serves GET /metrics for Prometheus; before any route. Labels hold
 * patterns of routes, never ids or names.
 */
export function useMetrics(
  app: App,
  { poolUse, openStreams }: { poolUse?: (() => PoolUse) | undefined; openStreams: () => number },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: 'event_streams',
    help: 'Open streams of events',
    registers: [registry],
    collect() {
      this.set(openStreams());
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    // How long a page was open says nothing about the server.
    if (request.routeOptions.config.isLongLived && reply.statusCode === 200) {
      done();
      return;
    }
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  if (poolUse) measurePool(registry, poolUse);

  app.get(
    '/metrics',
    {
      config: { quiet: true },
      schema: {
        summary: 'Figures for Prometheus',
        produces: ['text/plain'],
        response: {
          200: Type.String({
            description: 'The figures in the text format',
            examples: ['nodejs_eventloop_lag_seconds 0.003'],
          }),
        },
      },
    },
    async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function measurePool(registry: Registry, poolUse: () => PoolUse): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool: in use, idle; waiting are requests that want one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const use = poolUse();
      for (const state of ['inUse', 'idle', 'waiting'] as const) this.set({ state }, use[state]);
    },
  });
}
