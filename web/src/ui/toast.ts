import type { toaster as queue } from './toaster.ts';

interface ToastOptions {
  /**
   * Names the action whose outcome is shown ("login"); the next toast with this key replaces it.
   * The title when absent.
   */
  key?: string;
}

interface FailureOptions extends ToastOptions {
  action?: { label: string; onClick: () => void };
}

const SUCCESS_MS = 5000;
const FAILURE_MS = 9000;

/** Id of the latest toast of each key. */
const shown = new Map<string, string>();

/** Creates a new toast even where one is replaced, so that screen readers announce it. */
async function show(key: string, options: Parameters<typeof queue.create>[0]): Promise<void> {
  const { toaster } = await import('./toaster.ts');
  const previous = shown.get(key);
  if (previous !== undefined && toaster.isVisible(previous)) toaster.remove(previous);
  shown.set(key, toaster.create({ ...options, closable: true }));
}

/** A toast whose code can't be loaded must not break the action that it reports. */
function showSafely(...toast: Parameters<typeof show>): void {
  show(...toast).catch((error: unknown) => {
    console.warn('A toast could not be shown.', error);
  });
}

/** Short messages, announced to screen readers. A failure with an action stays until dismissed. */
export const toast = {
  success(title: string, description?: string, { key = title }: ToastOptions = {}): void {
    showSafely(key, { type: 'success', title, description, duration: SUCCESS_MS });
  },
  failure(title: string, description?: string, options: FailureOptions = {}): void {
    const { key = title, action } = options;
    const duration = action ? Infinity : FAILURE_MS;
    showSafely(key, { type: 'error', title, description, action, duration });
  },
};
