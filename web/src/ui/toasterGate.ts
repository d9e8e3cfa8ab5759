const listeners = new Set<() => void>();
let times = 0;

/** How often something was said: the region of the toasts is loaded with the first one. */
export const toasterGate = {
  timesOpened: () => times,
  open: () => {
    times += 1;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
