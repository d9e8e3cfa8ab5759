import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from './app-type.ts';
import type { Executor } from './database/types.ts';
import { ErrorBody, refuse } from './errors.ts';

const Ok = Type.Object({ status: Type.Literal('ok') });
/** Milliseconds after which a silent database counts as away. */
const deadline = 2_000;

/** GET /healthz says that the process is alive, GET /readyz that it can serve. */
export function useHealth(app: App, db: Executor): void {
  app.get(
    '/healthz',
    {
      config: { quiet: true },
      schema: { summary: 'Is the process alive?', response: { 200: Ok } },
    },
    () => ({
      status: 'ok' as const,
    }),
  );

  app.get(
    '/readyz',
    {
      config: { quiet: true },
      schema: { summary: 'Can it serve?', response: { 200: Ok, 503: ErrorBody } },
    },
    async (request, reply) => {
      if (app.isDraining()) {
        return refuse(reply, 'UNAVAILABLE', { message: 'The server is about to stop' });
      }
      try {
        await withDeadline(sql`select 1`.execute(db));
        return { status: 'ok' as const };
      } catch (error) {
        request.log.warn(error, 'not ready');
        return refuse(reply, 'UNAVAILABLE', { message: 'The database does not answer' });
      }
    },
  );
}

async function withDeadline(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('no answer in time'));
    }, deadline);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
