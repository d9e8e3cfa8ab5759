const RELOADED = 'waymark-reloaded';
const DEADLINE_MS = 5_000;

/** Whether the server answers for this page; without an answer a reload would lose what is shown. */
async function isServed(href: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    return response.ok;
  } catch {
    return false;
  }
}

/** Stores this attempt; false if it was made before or can't be stored, so that reloads never loop. */
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
 * A new release replaces the files of the previous one, so that an open tab can't load further
 * pages. Reloads once per address and release.
 */
export async function reloadForRelease(
  location: Pick<Location, 'href' | 'reload'> = window.location,
): Promise<void> {
  const { href } = location;
  // The address of this script changes with every release.
  if ((await isServed(href)) && isFirst(`${href} ${import.meta.url}`)) location.reload();
}
