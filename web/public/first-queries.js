/* global document, localStorage, location, window, performance */
// Sends the first queries of a signed-in page while its scripts are loaded. build/documents.mjs
// writes the requests; src/lib/apollo/httpTransport.ts takes the responses.
(() => {
  const { role, requests } = document.currentScript.dataset;
  let token = null;
  try {
    const user = JSON.parse(localStorage.getItem('user'));
    if (user.role === role && user.secondFactorDue !== true) token = localStorage.getItem('token');
  } catch {
    // Storage is blocked or holds no account: the page sends its queries itself.
  }
  // Search parameters may select other data.
  if (!token || location.search !== '') return;
  const authorization = `Bearer ${token}`;
  window.firstResponses = JSON.parse(requests).map(({ body, headers }) => {
    const response = fetch('/graphql', {
      method: 'POST',
      headers: { ...headers, authorization },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    // A failure is handled by the query that takes the response.
    response.catch(() => undefined);
    return { body, authorization, sentAt: performance.now(), response };
  });
})();
