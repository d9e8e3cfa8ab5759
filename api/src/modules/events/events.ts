import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { networkOf } from '@waymark/node-kit/network';
import { Overloaded } from '../../platform/overloaded.ts';
import { errorCode } from '../../platform/error-code.ts';
import { sessionChecker } from '../auth/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { createEventStream } from './event-stream.ts';
import type { Streams } from './streams.ts';
import { responses } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** The longest possible timeout, in ms. A stream ends with its session before. */
const NO_TIMEOUT = 2 ** 31 - 1;

const description = [
  'Server-sent events: `open` first, then `change` after each change of your record, your progress,',
  'your mentor or your club, and after one of your sessions ended, at most one in 200 ms. Events',
  'contain no data: read the records again after each `change` and each `open`, as earlier changes',
  'are not sent. A comment is sent every 20 seconds. The stream ends with its session (immediately',
  'after "sign out everywhere else") and when the server stops. An account has at most five streams:',
  'a sixth ends the oldest, which gets `replaced` before. With too many streams in the server, or more',
  'than 200 of one address (IPv6 by /64), the response is 503.',
].join('\n');

/** GET /api/events */
export function eventsRoute(app: App, deps: Dependencies, streams: Streams): void {
  const isSessionOpen = sessionChecker(deps);
  let stopListening = (): void => undefined;
  app.addHook('onReady', (done) => {
    stopListening = deps.listen({
      changed: streams.notify,
      missed: streams.notifyAll,
      lost: (error) => {
        app.log.warn({ code: errorCode(error) }, 'the connection for change notices is lost');
      },
    });
    done();
  });
  app.addHook('onClose', (_app, done) => {
    stopListening();
    done();
  });
  app.onDrain(streams.endAll);

  app.get(
    '/events',
    {
      config: { isLongLived: true },
      exposeHeadRoute: false,
      handlerTimeout: NO_TIMEOUT,
      schema: {
        summary: 'Server-sent events about changes of your own record',
        description,
        response: responses({
          description: 'The stream',
          content: {
            'text/event-stream': {
              schema: Type.String({ examples: ['event: change\ndata: {}\n\n'] }),
            },
          },
        }),
      },
    },
    (request, reply) => {
      if (app.isDraining()) throw new Overloaded();
      const { id, token } = signedInAs(request);
      const owner = { personId: id, address: networkOf(request.address) };
      const { body } = streams.add(owner, () => createEventStream(() => isSessionOpen(token)));
      // Turns off the buffering of nginx and compatible proxies.
      void reply
        .header('x-accel-buffering', 'no')
        .type('text/event-stream')
        .send(body as never);
    },
  );
}
