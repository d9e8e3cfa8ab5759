import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { logToOutput } from './http/logger.ts';

/** Milliseconds between the failing `/readyz` and the closing of the port, for load balancers. */
const notice = { production: 1_000, development: 0, test: 0 };

/** Deadline of a shutdown in milliseconds: longer than the notice and any operation. */
const STOP_WITHIN = 8_500;

/** A failed start that the operator can correct; the message is one line. */
class StartError extends Error {}

async function listen(app: FastifyInstance, { host, port, metricsPort }: Config): Promise<string> {
  try {
    // With Node's default backlog of 511, further connections would be retried after a second.
    return await app.listen({ host, port, backlog: 4_096 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isMetrics = error instanceof Error && 'port' in error && error.port === metricsPort;
    const which = isMetrics
      ? { taken: metricsPort, name: 'METRICS_PORT' }
      : { taken: port, name: 'PORT' };
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${which.taken} is in use: stop what runs there, or set ${which.name}.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${which.taken} may not be used: set ${which.name}.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${host} is no address of this machine.`);
    }
    throw error;
  }
}

function stopOnRequest(app: FastifyInstance, drain: Drain, { nodeEnv }: Config): void {
  const stop = () => {
    setTimeout(() => process.exit(0), STOP_WITHIN).unref();
    drain.begin();
    // Closing refuses new connections and waits for requests in progress.
    void pause(notice[nodeEnv])
      .then(() => app.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The launcher has exited.
  process.once('disconnect', stop);
}

try {
  const config = readConfig(process.env);
  const drain = createDrain();
  const isQuiet = config.nodeEnv === 'test';
  const app = await buildApp(config, {}, { drain, ...(!isQuiet && { logTo: logToOutput() }) });
  const address = await listen(app, config);
  stopOnRequest(app, drain, config);
  process.send?.({ type: 'ready', address });
} catch (error) {
  const isOperatorError = error instanceof ConfigError || error instanceof StartError;
  console.error(isOperatorError ? error.message : error);
  process.exit(1);
}
