import { startTracing } from '@waymark/node-kit/tracing';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { StartupError } from '../../settings.mjs';
import { readConfig, type Config } from './config.ts';
import { logToOutput } from './http/logger.ts';
import { stopOnSignal } from './stop.ts';

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
  stopOnSignal(app, config);
  process.send?.({ type: 'ready', address });
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
