import type { App } from '../platform/http/app-type.ts';

/**
 * Parses JSON bodies and refuses all others. An empty body counts as none, because some clients send
 * the JSON content type with every POST. Keys that would change prototypes are dropped.
 */
export function useJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
