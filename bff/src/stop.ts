import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';

/** Milliseconds between the failing `/readyz` and the closing of the port, for load balancers. */
const notice = { production: 1_000, development: 0, test: 0 };

/** Milliseconds for which idle connections stay open after the port closes. */
const idle = { production: 500, development: 0, test: 0 };

/** Deadline of a shutdown in milliseconds: longer than notice, idle time and any operation. */
const STOP_WITHIN = 8_500;

/** Shuts down on SIGTERM and SIGINT, and when the launcher has exited. */
export function stopOnSignal(app: FastifyInstance, { nodeEnv }: Config): void {
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
