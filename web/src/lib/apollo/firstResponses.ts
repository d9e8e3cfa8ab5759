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
export function takeFirstResponse(init: RequestInit | undefined): Promise<Response> | undefined {
  const sent = window.firstResponses ?? [];
  const authorization = new Headers(init?.headers).get('authorization');
  const found = sent.findIndex(
    (first) => first.body === init?.body && first.authorization === authorization,
  );
  if (found < 0) return undefined;
  const [first] = sent.splice(found, 1);
  return first && performance.now() - first.sentAt < MAX_AGE_MS ? first.response : undefined;
}
