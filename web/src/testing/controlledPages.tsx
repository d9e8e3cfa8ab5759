import type { RouteObject } from 'react-router-dom';

/** Something that ends when the test says so. */
export function pendingUntilTold<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

/** Pages whose code arrives, or fails to, when the test says so. */
export function controlledPages(paths: string[]) {
  const awaited = new Map<string, ReturnType<typeof pendingUntilTold<undefined>>>();
  const codeOf = (path: string) => {
    const code = awaited.get(path) ?? pendingUntilTold<undefined>();
    awaited.set(path, code);
    return code;
  };
  const routes = paths.map<RouteObject>((path) => ({
    path,
    lazy: async () => {
      await codeOf(path).promise;
      return { Component: () => <main>{`page ${path}`}</main> };
    },
  }));
  return {
    routes,
    arrive: (path: string) => {
      codeOf(path).resolve(undefined);
    },
    fail: (path: string) => {
      awaited.get(path)?.reject(new Error(`No code for ${path}.`));
      awaited.delete(path); // the next try is a new one
    },
  };
}
