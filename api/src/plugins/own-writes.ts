import type { App } from '../platform/http/app-type.ts';
import { errorCode } from '../platform/error-code.ts';

/**
 * Records successful writes of administrators before their response is sent: see `readList`. Must be
 * added before any route.
 */
export function useOwnWrites(app: App, record: (token: string) => Promise<void>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, signedIn } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead || reply.statusCode >= 400 || signedIn?.role !== 'admin') return payload;
    await record(signedIn.token).catch((error: unknown) => {
      // The write is committed.
      request.log.error({ code: errorCode(error) }, 'a write could not be recorded');
    });
    return payload;
  });
}
