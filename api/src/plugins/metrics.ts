import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Type } from 'typebox';
import type { App } from '../platform/http/app-type.ts';
import type { Replica } from '../platform/database/replica.ts';
import type { PoolUse } from '../platform/database/types.ts';

/** Buckets of response times, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** State of the mail outbox. */
interface OutboxState {
  /** Seconds for which the oldest mail has been due; 0 when none is waiting. */
  oldest: number;
  givenUp: number;
  isPaused: boolean;
}

/** Sources of further metrics. */
interface Measured {
  poolUse?: (() => PoolUse) | undefined;
  replica?: Replica | undefined;
  openStreams: () => number;
  outbox: () => Promise<OutboxState>;
}

/**
 * Measures requests; must be added before any route. Labels contain patterns of routes, never ids.
 * @returns the metrics
 */
export function measureRequests(
  app: App,
  { poolUse, replica, openStreams, outbox }: Measured,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of responses by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: 'event_streams',
    help: 'Open event streams',
    registers: [registry],
    collect() {
      this.set(openStreams());
    },
  });
  // Before the query of the next metric, which would count as waiting.
  if (poolUse) measurePool(registry, poolUse);
  measureOutbox(registry, outbox);
  app.addHook('onResponse', (request, reply, done) => {
    // The duration of a stream is not a response time.
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
  if (replica) measureReplica(registry, replica);
  return registry;
}

/** Adds GET /metrics for Prometheus. */
export function metricsRoute(app: App, registry: Registry): void {
  app.get(
    '/metrics',
    {
      config: { quiet: true },
      schema: {
        summary: 'Metrics for Prometheus',
        produces: ['text/plain'],
        response: {
          200: Type.String({
            description: 'Metrics in the text format',
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
    help: 'Connections of the pool in use and idle, and requests waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const use = poolUse();
      for (const state of ['inUse', 'idle', 'waiting'] as const) this.set({ state }, use[state]);
    },
  });
}

function measureOutbox(registry: Registry, read: () => Promise<OutboxState>): void {
  const gauges = [
    {
      name: 'mail_outbox_oldest_seconds',
      help: 'Time for which the oldest waiting mail has been due, without pauses',
      value: ({ oldest }: OutboxState) => oldest,
    },
    {
      name: 'mail_outbox_given_up',
      help: 'Mails that were given up within 30 days and not sent again',
      value: ({ givenUp }: OutboxState) => givenUp,
    },
    {
      name: 'mail_outbox_paused',
      help: 'Whether the outbox is paused because the mail server refuses the sender',
      value: ({ isPaused }: OutboxState) => Number(isPaused),
    },
  ];
  for (const { value, ...gauge } of gauges) {
    new Gauge({
      ...gauge,
      registers: [registry],
      async collect() {
        // Without the database the other metrics are still answered.
        this.set(await read().then(value, () => Number.NaN));
      },
    });
  }
}

function measureReplica(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'database_replica_usable',
    help: 'Whether lists of administrators may come from the replica',
    registers: [registry],
    collect() {
      this.set(replica.isUsable() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Time by which the replica is behind the primary; infinite while it is unknown',
    registers: [registry],
    collect() {
      this.set(replica.lag());
    },
  });
}
