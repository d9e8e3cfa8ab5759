const RELOADED = 'waymark-reloaded';
const DEADLINE_MS = 5_000;

/** Whether the server responds for this page; otherwise a reload would lose the open page. */
async function isServed(href: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Stores this attempt. False if it was made before or can't be stored, which prevents a reload
 * loop.
 */
function isFirst(attempt: string): boolean {
  try {
    const previous = sessionStorage.getItem(RELOADED);
    sessionStorage.setItem(RELOADED, attempt);
    return previous !== attempt;
  } catch {
    return false;
  }
}

/**
 * Reloads the page once per URL and release: a new release removes the files of the previous one,
 * so that an open tab can't load further pages.
 */
export async function reloadForRelease(
  location: Pick<Location, 'href' | 'reload'> = window.location,
): Promise<void> {
  const { href } = location;
  // The URL of this script changes with every release.
  if ((await isServed(href)) && isFirst(`${href} ${import.meta.url}`)) location.reload();
}
