import { Type } from 'typebox';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { Overloaded } from '../../plugins/overloaded.ts';
import { errorCode } from '../../plugins/startup-error.ts';
import { sessionChecker } from '../auth/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { createEventStream } from './event-stream.ts';
import type { Streams } from './streams.ts';

/** Longer than any session: the stream ends with it. */
const noTimeout = 2 ** 31 - 1;

const description = [
  'Server-sent events: `open` first, then `change` whenever your record, your progress, your mentor',
  'or your club was changed, or one of your sessions ended, at most one in 200 ms. They hold nothing',
  'of it: read it again then, and after every `open`, since what changed before is not told. A comment',
  'comes every 20 seconds. The stream ends with its session, at once when you sign out everywhere else,',
  'and when the server stops. Five are kept for an account; the oldest gets `replaced` and ends when',
  'there is one more. With too many in all the answer is 503.',
].join('\n');

/** GET /api/events */
export function eventsRoute(app: App, deps: Dependencies, streams: Streams): void {
  const isSessionOpen = sessionChecker(deps);
  let stopListening = (): void => undefined;
  app.addHook('onReady', (done) => {
    stopListening = deps.listen({
      changed: streams.change,
      missed: streams.changeAll,
      lost: (error) => {
        app.log.warn({ code: errorCode(error) }, 'changes can not be listened to');
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
      handlerTimeout: noTimeout,
      schema: {
        summary: 'Hear of changes of your own record while a page shows it',
        description,
        response: {
          200: {
            description: 'The stream',
            content: {
              'text/event-stream': {
                schema: Type.String({ examples: ['event: change\ndata: {}\n\n'] }),
              },
            },
          },
        },
      },
    },
    (request, reply) => {
      if (app.isDraining()) throw new Overloaded();
      const { id, token } = signedInAs(request);
      const { body } = streams.add(id, () => createEventStream(() => isSessionOpen(token)));
      // Proxies hand on what has come, when it has come.
      void reply
        .header('x-accel-buffering', 'no')
        .type('text/event-stream')
        .send(body as never);
    },
  );
}
