import { createRequire } from 'node:module';
import type { IncomingHttpHeaders } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { CallReport, OperationRecord } from '../operation.ts';
import type { Transport } from '../backend/http/transport.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Name that the web sends. */
const WEB = 'waymark-web';

const { version: RELEASE } = createRequire(import.meta.url)('../../package.json') as {
  version: string;
};

/**
 * Label of the client that sent a request, from a closed set, because clients choose the headers:
 * the web of this release or of another one, or `other`.
 */
export function clientLabel(headers: IncomingHttpHeaders): string {
  if (headers['apollographql-client-name'] !== WEB) return 'other';
  const isSame = headers['apollographql-client-version'] === RELEASE;
  return `${WEB} ${isSame ? RELEASE : 'of another release'}`;
}

/** With 0.3 and 0.5, the objectives of queries and mutations. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 7.5];
const STATES = { closed: 0, 'half-open': 1, open: 2 };

/**
 * Metrics of the process. Labels have a closed set of values.
 * @param knownNames operation names that get a label of their own; other names are chosen by
 *   clients
 * @param ofProcess whether to export memory, CPU and event-loop lag, once per process
 */
export function createMetrics(knownNames: ReadonlySet<string>, ofProcess: boolean) {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'Operations by name, type, outcome (ok, or the code of the first error) and client.',
    labelNames: ['operation', 'type', 'outcome', 'client'],
    registers,
  });
  const durations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'How long operations took, by name and type.',
    labelNames: ['operation', 'type'],
    buckets: SECONDS,
    registers,
  });
  const deprecatedUses = new Counter({
    name: 'graphql_deprecated_uses_total',
    help: 'Operations with a deprecated field or argument, by it and by client.',
    labelNames: ['field', 'client'],
    registers,
  });
  const calls = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'How long REST calls took, by documented call and status or the reason of none.',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  });
  const retries = new Counter({
    name: 'upstream_retries_total',
    help: 'REST calls that were made a second time.',
    labelNames: ['call'],
    registers,
  });

  return {
    registry,
    onCall({ call, status, milliseconds, isRetry }: CallReport): void {
      calls.observe({ call, status }, milliseconds / 1_000);
      if (isRetry) retries.inc({ call });
    },
    /**
     * @param outcome `ok` or the code of the first error
     * @param client see `clientLabel`
     */
    onOperation(
      { name, type, deprecated }: OperationRecord,
      outcome: string,
      milliseconds: number,
      client: string,
    ): void {
      const operation = name !== null && knownNames.has(name) ? name : 'other';
      operations.inc({ operation, type: type ?? 'none', outcome, client });
      durations.observe({ operation, type: type ?? 'none' }, milliseconds / 1_000);
      for (const field of deprecated) deprecatedUses.inc({ field, client });
    },
    /** Exports the state of the breakers. */
    watch(transport: Pick<Transport, 'breakerStates'>): void {
      new Gauge({
        name: 'upstream_breaker_state',
        help: 'Whether a REST call is let out: 0 closed (it is), 1 half-open (one trial), 2 open.',
        labelNames: ['call'],
        registers,
        collect() {
          for (const [call, state] of transport.breakerStates()) this.set({ call }, STATES[state]);
        },
      });
    },
    /** Exports the numbers of running and waiting operations. */
    watchOperations(count: () => { running: number; waiting: number }): void {
      new Gauge({
        name: 'graphql_operations_in_progress',
        help: 'Operations by state: running, or waiting for a slot.',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, value] of Object.entries(count())) this.set({ state }, value);
        },
      });
    },
    /** Exports the number of open event streams. */
    watchStreams(count: () => number): void {
      new Gauge({
        name: 'event_streams',
        help: 'Open streams of events.',
        registers,
        collect() {
          this.set(count());
        },
      });
    },
  };
}

/** `GET /metrics`, for Prometheus: on its own port, or beside the API outside of production. */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics, config: Config): void {
  const { metricsPort: port, host, nodeEnv } = config;
  if (port === null && nodeEnv === 'production') return;
  const target = port === null ? app : fastify();
  target.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  if (port === null) return;
  app.addHook('onReady', async () => {
    await target.listen({ host, port });
  });
  app.addHook('onClose', () => target.close());
}
