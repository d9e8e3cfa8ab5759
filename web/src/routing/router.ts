import {
  NavigationType,
  parsePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { createBlockers, type Blockers } from './blockers.ts';
import { lazyRoutes, loadRoutes } from './lazyRoutes.ts';
import { redirectLimit } from './redirectLimit.ts';

/** Where the reader is, and how they came there. */
export interface RouterState {
  location: Location;
  action: NavigationType;
  /** False until the code of the first page is there. */
  ready: boolean;
  /** What kept the page's code from being loaded. */
  error?: unknown;
}

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

export interface AppRouter {
  routes: RouteObject[];
  readonly state: RouterState;
  subscribe: (listener: () => void) => () => void;
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  navigator: Navigator;
  blockers: Blockers;
  /** Loads the code of the page that the history stands at. */
  start: () => Promise<void>;
}

interface Options {
  routes: RouteObject[];
  history: History;
  /** Asked when a page's code can't be loaded; another way to the page, or null. */
  rescue?: (href: string, action: NavigationType) => Promise<(() => void) | null>;
}

/**
 * React Router's own components and hooks, without its data router: that one alone is as large as
 * a fifth of the budget of a public page, and loads data that Apollo Client loads here. What is
 * left of it to do is this: load a page's code before its address is shown, and ask before a
 * reader leaves.
 */
export function createRouter({ routes, history, rescue }: Options): AppRouter {
  let state: RouterState = { location: history.location, action: NavigationType.Pop, ready: false };
  let latest = 0;
  const listeners = new Set<() => void>();
  const blockers = createBlockers(() => state.location);
  const redirects = redirectLimit();

  /** Shows a place as soon as its code is there, unless the reader has gone elsewhere by then. */
  function show(location: Location, action: RouterState['action'], record?: () => void) {
    const attempt = ++latest;
    const isWanted = () => attempt === latest;
    const arrive = (error?: unknown) => {
      if (!isWanted()) return;
      record?.();
      state = { location, action, ready: true, error };
      for (const listener of listeners) listener();
    };
    const loop = redirects.note(state.location, location, action);
    if (loop) {
      arrive(loop);
      return Promise.resolve();
    }
    const lazy = lazyRoutes(routes, location);
    if (lazy.length === 0) {
      arrive();
      return Promise.resolve();
    }
    return loadRoutes(lazy).then(
      () => {
        arrive();
      },
      async (error: unknown) => {
        if (!isWanted()) return;
        const way = await rescue?.(history.createHref(location), action);
        if (!way) arrive(error);
        else if (isWanted()) way();
      },
    );
  }

  function go(how: 'push' | 'replace', to: To, given: unknown): Promise<void> {
    const {
      pathname = state.location.pathname,
      search = '',
      hash = '',
    } = typeof to === 'string' ? parsePath(to) : to;
    const key = Math.random().toString(36).slice(2, 10);
    const next: Location = { pathname, search, hash, state: given ?? null, key };
    return blockers.pass(next, () =>
      show(next, how === 'push' ? NavigationType.Push : NavigationType.Replace, () => {
        history[how](next);
        blockers.arrived();
      }),
    );
  }

  const back = (delta: number) => {
    history.go(delta);
  };
  let popped = Promise.resolve();
  history.listen(({ location, delta }) => {
    popped = blockers.passPop(location, delta, back, () => show(location, NavigationType.Pop));
  });

  return {
    routes,
    blockers,
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, options = {}) => {
      if (typeof to !== 'number')
        return go(options.replace ? 'replace' : 'push', to, options.state);
      history.go(to);
      return popped;
    },
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      push: (to, given) => void go('push', to, given),
      replace: (to, given) => void go('replace', to, given),
      go: back,
    },
    start: () => show(state.location, NavigationType.Pop),
  };
}
