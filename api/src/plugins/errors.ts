import { withValues } from '../domain/sentence.ts';
import type { App } from '../platform/http/app-type.ts';
import { sendError, sendException } from '../platform/http/error-responses.ts';
import { pathMatcher } from '../platform/http/path-matcher.ts';

/** Sends every error in the documented body; must be added before any route. */
export function useErrors(app: App): void {
  const allowedMethods = trackRoutes(app);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? request.url;
    const methods = allowedMethods(path);
    const text = withValues('NO_SUCH_ROUTE', { method: request.method, path });
    return methods.length === 0
      ? sendError(reply, 'NOT_FOUND', text)
      : sendError(reply.header('allow', methods.join(', ')), 'METHOD_NOT_ALLOWED', text);
  });
  app.setErrorHandler(sendException);
}

/** @returns the methods of a path; empty for an unknown path */
function trackRoutes(app: App): (path: string) => string[] {
  const routes = new Map<string, { matches: (path: string) => boolean; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { matches: pathMatcher(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });
  return (path) => {
    const matching = [...routes.values()].filter(({ matches }) => matches(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))];
  };
}
