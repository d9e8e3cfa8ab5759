import { ApolloLink } from '@apollo/client';

/** Requests within this time after the last input extend the session, in ms. */
const RECENT_MS = 60_000;

/** Context of a request that must not extend the session. */
export const BACKGROUND = { isBackground: true };

/**
 * Marks requests without a recent input of the user as background requests, so that automatic
 * refreshes of an open page do not extend its session.
 */
export function activityLink(): ApolloLink {
  let lastInput = performance.now();
  const onInput = () => {
    lastInput = performance.now();
  };
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(type, onInput, { capture: true, passive: true });
  }
  return new ApolloLink((operation, forward) => {
    const { isBackground } = operation.getContext();
    if (isBackground === true || performance.now() - lastInput > RECENT_MS) {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, 'session-activity': 'background' },
      }));
    }
    return forward(operation);
  });
}
