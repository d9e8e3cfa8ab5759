import type { App } from './app-type.ts';

/** Bytes that the body of a request may have. */
export const bodyLimit = 100 * 1024;

/**
 * Reads bodies as JSON and nothing else. An empty one is like none, since some clients announce
 * JSON with every POST; keys that would reach into prototypes are dropped like unknown fields.
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
