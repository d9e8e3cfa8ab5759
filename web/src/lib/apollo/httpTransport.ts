import { ApolloLink, HttpLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { getOperationAST, type DocumentNode } from 'graphql';
import { map } from 'rxjs';
import { areOwnErrors } from '../errors.ts';
import { activityLink } from './activityLink.ts';
import { documentIds } from './documentIds.ts';

/** A request that public/first-queries.js has sent, and its response. */
interface FirstResponse {
  body: string;
  authorization: string;
  /** In ms, of `performance.now()`. */
  sentAt: number;
  response: Promise<Response>;
}

declare global {
  interface Window {
    firstResponses?: FirstResponse[];
  }
}

/** Responses to older requests are not used, because the data may have changed. */
const MAX_AGE_MS = 15_000;

/** Removes and returns the response to an equal request that the document has sent. */
function takeFirstResponse(init: RequestInit | undefined): Promise<Response> | undefined {
  const sent = window.firstResponses ?? [];
  const authorization = new Headers(init?.headers).get('authorization');
  const found = sent.findIndex(
    (first) => first.body === init?.body && first.authorization === authorization,
  );
  if (found < 0) return undefined;
  const [first] = sent.splice(found, 1);
  return first && performance.now() - first.sentAt < MAX_AGE_MS ? first.response : undefined;
}

/**
 * Longer than the server's own deadline of an operation, so that the server's error arrives first.
 */
const DEADLINE_MS = 15_000;

/** Sends operations to the server that served the page, with a deadline. */
export function httpTransport(): ApolloLink {
  const http = new HttpLink({
    uri: '/graphql',
    fetch: (input, init) => {
      const send = () => {
        const signal = firstAborted([init?.signal, AbortSignal.timeout(DEADLINE_MS)]);
        // The server never redirects. A followed redirect to the login page of a network would
        // look like a lost connection.
        return fetch(input, { ...init, signal, redirect: 'manual' });
      };
      // It may have failed before the connection returned.
      return (takeFirstResponse(init)?.catch(send) ?? send()).then(withoutNull);
    },
  });
  return ApolloLink.from([
    requestIdLink(),
    documentIdLink(),
    activityLink(),
    foreignResultLink(),
    http,
  ]);
}

/** `AbortSignal.any`, which Safari has since 17.4 and Firefox since 124. */
function firstAborted(signals: (AbortSignal | null | undefined)[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => {
      controller.abort(signal?.reason);
    };
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}

/** Apollo Client fails with a TypeError for a body of `null`, as for a lost connection. */
function withoutNull(response: Response): Response {
  const text = async () => {
    const body = await Response.prototype.text.call(response);
    return body.trim() === 'null' ? '{}' : body;
  };
  return Object.assign(response, { text });
}

/** Fails for a result that looks like GraphQL and is that of a network in place of the server. */
const foreignResultLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const { response } = operation.getContext() as { response?: Response };
        if (!response || result.data || areOwnErrors(result.errors)) return result;
        const bodyText = JSON.stringify(result);
        throw new ServerError('The response is not that of the server.', { response, bodyText });
      }),
    ),
  );

/**
 * Sends the id of an operation instead of its text. If the server does not know the id, because its
 * release differs from that of the page, the link sends the text as well.
 */
export const documentIdLink = () => new PersistedQueryLink({ generateHash: documentIdOf });

/** Adds the request id of the response to a result with errors, as `extensions.requestId`. */
const requestIdLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        if (!result.errors) return result;
        const { response } = operation.getContext() as { response?: Response };
        const requestId = response?.headers.get('x-request-id');
        return { ...result, extensions: { ...result.extensions, requestId } };
      }),
    ),
  );

/** Id of an operation; empty without a generated id, which makes the server ask for the text. */
export function documentIdOf(document: DocumentNode): string {
  const name = getOperationAST(document)?.name?.value;
  return (name === undefined ? undefined : documentIds.get(name)) ?? '';
}
