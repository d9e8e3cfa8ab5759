import type { ApolloClient } from '@apollo/client';
import { createClient } from './createClient.ts';
import { httpTransport } from './httpTransport.ts';
import type { TokenHolder } from './sessionLink.ts';

/** GraphQL client for the server that served the page. */
export const browserClient = (session: TokenHolder): ApolloClient =>
  createClient(session, httpTransport());
