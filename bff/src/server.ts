import { startTracing } from '@waymark/node-kit/tracing';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { StartupError } from '../../settings.mjs';
import { readConfig, type Config } from './config.ts';
import { logToOutput } from './http/logger.ts';

/** Milliseconds between the failing `/readyz` and the closing of the port, for load balancers. */
const notice = { production: 1_000, development: 0, test: 0 };

/** Milliseconds for which idle connections stay open after the port closes. */
const idle = { production: 500, development: 0, test: 0 };

/** Deadline of a shutdown in milliseconds: longer than notice, idle time and any operation. */
const STOP_WITHIN = 8_500;

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
      throw new StartupError(
        `Port ${which.taken} is in use: stop what runs there, or set ${which.name}.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(`Port ${which.taken} may not be used: set ${which.name}.`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST ${host} is no address of this machine.`);
    }
    throw error;
  }
}

function stopOnRequest(app: FastifyInstance, { nodeEnv }: Config): void {
  const stop = () => {
    setTimeout(() => process.exit(0), STOP_WITHIN).unref();
    void end().then(() => process.exit(0));
  };
  /**
   * Closes in an order in which a proxy with kept connections loses no request. While they stay open
   * it opens no new ones, which a closing port would reset; after that its next request on each is
   * answered, and only connections that were not used meanwhile are closed by this side.
   */
  const end = async () => {
    app.drain();
    await pause(notice[nodeEnv]);
    const ended = once(app.server, 'close');
    // Not close() of HTTP servers, which closes idle connections, too.
    Server.prototype.close.call(app.server);
    app.closeConnections();
    await pause(idle[nodeEnv]);
    await app.close();
    await ended;
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The launcher has exited.
  process.once('disconnect', stop);
}

try {
  const config = readConfig(process.env);
  const sendSpans = await startTracing({
    service: 'waymark-bff',
    hasActiveContext: false,
    ...config.tracing,
  });
  const isQuiet = config.nodeEnv === 'test';
  const app = await buildApp(config, {}, isQuiet ? {} : { logTo: logToOutput() });
  app.addHook('onClose', sendSpans);
  const address = await listen(app, config);
  stopOnRequest(app, config);
  process.send?.({ type: 'ready', address });
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
