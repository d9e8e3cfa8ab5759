import { lazyClient, type LazyClient } from './lazyClient.ts';
import type { TokenHolder } from './sessionLink.ts';

/** The client of this page's server; public pages do without it for as long as they can. */
export function browserClient(session: TokenHolder): LazyClient {
  return lazyClient(async () => {
    const [{ createClient }, { httpTransport }] = await Promise.all([
      import('./createClient.ts'),
      import('./httpTransport.ts'),
    ]);
    return createClient(session, httpTransport());
  });
}
