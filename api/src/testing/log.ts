import { buildApp } from '../app.ts';
import type { Dependencies } from '../modules/dependencies.ts';
import { testOptions } from './app.ts';

/** A server with a log. `events()` are the lines with an event. */
export async function withLog(deps: Dependencies) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const app = await buildApp({ ...testOptions, log: { write } }, deps);
  const call = (route: string, token?: string, payload?: object, headers = {}) => {
    const [method = '', url = ''] = route.split(' ');
    return app.inject({
      method: method as 'GET',
      url,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(payload && { payload }),
    });
  };
  const events = () => lines.filter(({ event }) => event !== undefined);
  return { call, events, lines, close: () => app.close() };
}
