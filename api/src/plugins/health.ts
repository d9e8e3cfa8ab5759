import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../platform/http/app-type.ts';
import type { Executor } from '../platform/database/types.ts';
import { ErrorBody, sendError } from '../platform/http/error-responses.ts';

const Ok = Type.Object({ status: Type.Literal('ok') });
/** Timeout of the database check, in ms. */
const TIMEOUT_MS = 2_000;

/** GET /healthz: the process is alive. GET /readyz: it can serve requests. */
export function useHealth(app: App, db: Executor): void {
  app.get(
    '/healthz',
    {
      config: { quiet: true },
      schema: { summary: 'Liveness of the process', response: { 200: Ok } },
    },
    () => ({
      status: 'ok' as const,
    }),
  );

  app.get(
    '/readyz',
    {
      config: { quiet: true },
      schema: { summary: 'Readiness to serve requests', response: { 200: Ok, 503: ErrorBody } },
    },
    async (request, reply) => {
      if (app.isDraining()) {
        return sendError(reply, 'UNAVAILABLE', 'DRAINING');
      }
      try {
        await withTimeout(sql`select 1`.execute(db));
        return { status: 'ok' as const };
      } catch (error) {
        request.log.warn(error, 'not ready');
        return sendError(reply, 'UNAVAILABLE', 'DATABASE_UNAVAILABLE');
      }
    },
  );
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('no answer in time'));
    }, TIMEOUT_MS);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
