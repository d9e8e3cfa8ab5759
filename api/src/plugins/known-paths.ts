import type { App } from './app-type.ts';

/** Finds the methods that a path takes; none when there is no such path. */
export type FindMethods = (path: string) => string[];

/** Learns every route that is added from now on, to tell an unknown path from a wrong method. */
export function learnPaths(app: App): FindMethods {
  const known = new Map<string, { matches: (path: string) => boolean; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const entry = known.get(url) ?? { matches: pathMatcher(url), methods: new Set() };
    for (const one of [method].flat()) entry.methods.add(one);
    known.set(url, entry);
  });
  return (path) => {
    const matching = [...known.values()].filter(({ matches }) => matches(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))];
  };
}

/** Says whether a path fits the pattern of a route, such as `/api/admin/clubs/:id`. */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .split('/')
    .map((step) => (step.startsWith(':') ? '[^/]+' : step.replaceAll('*', '.*')))
    .join('/');
  const whole = new RegExp(`^${source}$`);
  return (path) => whole.test(path);
}
