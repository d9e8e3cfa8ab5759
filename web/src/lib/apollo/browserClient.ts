import type { ApolloClient } from '@apollo/client';
import { createClient } from './createClient.ts';
import { httpTransport } from './httpTransport.ts';
import type { TokenHolder } from './sessionLink.ts';

/** The client of the server that served this page. */
export const browserClient = (session: TokenHolder): ApolloClient =>
  createClient(session, httpTransport());
