import type { toaster as queue } from './toaster.ts';
import { toasterGate } from './toasterGate.ts';

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

/** The queue, with the region that shows it on the screen: one that comes with its first words is not read out. */
async function spokenQueue(): Promise<typeof queue> {
  toasterGate.open();
  const [{ toaster }] = await Promise.all([import('./toaster.ts'), import('./Toaster.tsx')]);
  return toaster;
}

/** A new toast each time, and not the old one changed, so that it is read out again. */
async function show(key: string, options: Parameters<typeof queue.create>[0]): Promise<void> {
  const toaster = await spokenQueue();
  const before = shown.get(key);
  if (before !== undefined && toaster.isVisible(before)) toaster.remove(before);
  shown.set(key, toaster.create({ ...options, closable: true }));
}

/** Without its code a message can't be shown; what it was about has happened all the same. */
function say(...what: Parameters<typeof show>): void {
  show(...what).catch((error: unknown) => {
    console.warn('A message could not be shown.', error);
  });
}

/** Short messages in a live region. A failure that offers an action stays until it is dealt with. */
export const toast = {
  success(title: string, description?: string, { key = title }: ToastOptions = {}): void {
    say(key, { type: 'success', title, description, duration: SUCCESS_MS });
  },
  /** Loads the place of the messages, so that one about a lost connection can still be shown. */
  prepare(): void {
    spokenQueue().catch(() => undefined); // tried again with each message
  },
  failure(title: string, description?: string, options: FailureOptions = {}): void {
    const { key = title, action } = options;
    const duration = action ? Infinity : FAILURE_MS;
    say(key, { type: 'error', title, description, action, duration });
  },
};
