import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

/**
 * A history like a browser's: a step back or forward happens a moment after it was asked for, one
 * by one, and not at all where there is no entry.
 */
export function slowHistory(at: string) {
  const memory = createMemoryHistory({ initialEntries: [at] });
  const asked: number[] = [];
  let last = 0;
  const history: typeof memory = {
    ...memory,
    get location() {
      return memory.location;
    },
    get index() {
      return memory.index;
    },
    push: (to, state) => {
      memory.push(to, state);
      last = memory.index;
    },
    go: (delta) => {
      asked.push(delta);
    },
  };
  return {
    history,
    /** The moment has come for the steps that were asked for, and for those that they lead to. */
    settle: () => {
      for (let delta = asked.shift(); delta !== undefined; delta = asked.shift()) {
        const aim = memory.index + delta;
        if (aim >= 0 && aim <= last) memory.go(delta);
      }
    },
  };
}
