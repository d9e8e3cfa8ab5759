const STORED = 'waymark-rescued';
const DEADLINE_MS = 5_000;

/** Whether the server answers; the page that was asked for, not the browser's error, follows. */
async function answers(href: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok;
  } catch {
    return false; // offline, or the server is down: what is on the screen stays there
  }
}

/**
 * After a new release the code of a page may be gone from the server. Then the browser goes there
 * by itself, which brings the new release; once for an address, so that a fault never loops.
 */
export async function rescue(href: string): Promise<boolean> {
  if (sessionStorage.getItem(STORED) === href || !(await answers(href))) {
    sessionStorage.removeItem(STORED);
    return false;
  }
  sessionStorage.setItem(STORED, href);
  window.location.assign(href);
  return true;
}
