import type { Location } from 'react-router-dom';

/** Somebody who may have to be asked before the reader leaves. */
export interface Blocker {
  isAsked: (from: Location, to: Location) => boolean;
  /** Asks; `proceed` goes on to where the reader wanted to go. */
  ask: (proceed: () => void) => void;
}

/** Those who are asked before a step from one address to another. */
export function createBlockers(here: () => Location) {
  const blockers = new Set<Blocker>();
  const inTheWayTo = (to: Location) => [...blockers].find((blocker) => blocker.isAsked(here(), to));
  // A step in the browser's history has happened when it is heard of: it is taken back, and taken
  // once more when the reader insists. Until the way back has ended, further steps may come between.
  let away = 0;
  // The steps of the way back that have not been heard of: they may come after others.
  let wayBack: number[] = [];
  let insisted = false;
  const arrived = () => {
    away = 0;
    wayBack = [];
    insisted = false;
  };

  return {
    add: (blocker: Blocker) => {
      blockers.add(blocker);
      return () => {
        blockers.delete(blocker);
      };
    },

    /** The history has a new entry for the page shown: whatever was under way is over. */
    arrived,

    /** Goes on unless somebody has to be asked first. */
    pass: (to: Location, proceed: () => Promise<void>): Promise<void> => {
      const blocker = inTheWayTo(to);
      if (!blocker) return proceed();
      blocker.ask(() => void proceed());
      return Promise.resolve();
    },

    /** The same for Back and Forward, `delta` entries away. */
    passPop: (
      to: Location,
      delta: number | null,
      go: (delta: number) => void,
      proceed: () => Promise<void>,
    ): Promise<void> => {
      const leave = () => {
        arrived();
        return proceed();
      };
      const takeBack = () => {
        const missing = wayBack.reduce((sum, step) => sum - step, -away);
        if (missing === 0) return;
        wayBack.push(missing);
        go(missing);
      };
      if (delta === null || insisted) return leave();
      away += delta;
      if (wayBack.length > 0) {
        // Steps happen in order. Those before this one led out of the history: they never will.
        wayBack.splice(0, wayBack.indexOf(delta) + 1);
        if (away === 0) wayBack = [];
        else takeBack();
        return Promise.resolve();
      }
      const blocker = inTheWayTo(to);
      if (!blocker) return leave();
      takeBack();
      blocker.ask(() => {
        insisted = true;
        go(delta);
      });
      return Promise.resolve();
    },
  };
}

export type Blockers = ReturnType<typeof createBlockers>;
