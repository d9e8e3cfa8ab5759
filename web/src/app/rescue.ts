import { NavigationType } from 'react-router-dom';

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

/** Notes this try; false when it was made before, or can't be noted: a fault must never loop. */
function isFirst(attempt: string): boolean {
  try {
    const before = sessionStorage.getItem(STORED);
    sessionStorage.setItem(STORED, attempt);
    return before !== attempt;
  } catch {
    return false;
  }
}

/**
 * After a new release the code of a page may be gone from the server. Then the browser goes there
 * by itself, which brings the new release; once for an address and a release.
 * @returns the browser's own way there, or null
 */
export async function rescue(
  href: string,
  action: NavigationType,
  browser: Pick<Location, 'href' | 'assign' | 'replace' | 'reload'> = window.location,
): Promise<(() => void) | null> {
  // The name of this script is another with each release.
  if (!(await answers(href)) || !isFirst(`${href} ${import.meta.url}`)) return null;
  return () => {
    // To the address that is shown already, the browser would go without asking the server.
    if (new URL(href, browser.href).href === browser.href) browser.reload();
    else if (action === NavigationType.Push) browser.assign(href);
    else browser.replace(href);
  };
}
