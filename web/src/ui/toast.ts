import { toaster } from './toaster.ts';

interface ToastOptions {
  /**
   * Names the action that the toast tells of ("login"); its next outcome takes the place of this
   * one. Without a key, toasts of the same title do.
   */
  key?: string;
}

interface FailureOptions extends ToastOptions {
  action?: { label: string; onClick: () => void };
}

const SUCCESS_MS = 5000;
const FAILURE_MS = 9000;

/** The toast shown last for each key. */
const shown = new Map<string, string>();

/** A new toast each time, and not the old one changed, so that it is read out again. */
function show(key: string, options: Parameters<typeof toaster.create>[0]): void {
  const before = shown.get(key);
  if (before !== undefined && toaster.isVisible(before)) toaster.remove(before);
  shown.set(key, toaster.create({ ...options, closable: true }));
}

/** Short messages in a live region. A failure that offers an action stays until it is dealt with. */
export const toast = {
  success(title: string, description?: string, { key = title }: ToastOptions = {}): void {
    show(key, { type: 'success', title, description, duration: SUCCESS_MS });
  },
  failure(title: string, description?: string, options: FailureOptions = {}): void {
    const { key = title, action } = options;
    const duration = action ? Infinity : FAILURE_MS;
    show(key, { type: 'error', title, description, action, duration });
  },
};
