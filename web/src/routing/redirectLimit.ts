import { NavigationType, type Location } from 'react-router-dom';

const MOST_IN_A_ROW = 12;
const PAUSE_MS = 2_000;

/**
 * Notices when pages send the reader to each other in a circle: redirects in a row, with no step of
 * the reader and no pause between them.
 */
export function redirectLimit(now: () => number = Date.now) {
  let inARow = 0;
  let last = -Infinity;
  return {
    /** Notes a step; the error when it is one redirect too many. */
    note: (from: Location, to: Location, action: NavigationType): Error | undefined => {
      if (action !== NavigationType.Replace) inARow = 0;
      // A replaced search, as of a filter, stays on its page.
      else if (from.pathname !== to.pathname) {
        inARow = now() - last < PAUSE_MS ? inARow + 1 : 1;
        last = now();
      }
      return inARow > MOST_IN_A_ROW
        ? new Error(`Redirects in a circle, last from ${from.pathname} to ${to.pathname}.`)
        : undefined;
    },
  };
}
