const listeners = new Set<() => void>();
let open = false;

/** Whether anything has been said yet: the region of the toasts is loaded with the first one. */
export const toasterGate = {
  isOpen: () => open,
  open: () => {
    open = true;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
