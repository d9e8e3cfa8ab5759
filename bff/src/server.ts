import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { logToOutput } from './http/logBatch.ts';

/** Milliseconds in which balancers can see at `/readyz` that it stops, while everybody is still served. */
const notice = { production: 1_000, development: 0, test: 0 };

/** Milliseconds after which a stop no longer waits: longer than the notice and any operation. */
const STOP_WITHIN = 8_500;

/** A start that failed for a reason the operator can mend; the message is one line. */
class StartError extends Error {}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use: stop what runs there, or set PORT.`);
    }
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used: set PORT.`);
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
    // Closing takes no new connection, and waits for what is under way.
    void pause(notice[nodeEnv])
      .then(() => app.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The launcher has gone, and this server goes with it.
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
  const isOperators = error instanceof ConfigError || error instanceof StartError;
  console.error(isOperators ? error.message : error);
  process.exit(1);
}
