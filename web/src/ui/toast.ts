import { t } from '@lingui/core/macro';
import type { toaster as queue } from './toaster.ts';

interface ToastOptions {
  /** A toast replaces the previous one with the same key ("login"); default: the title. */
  key?: string;
}

interface SuccessOptions extends ToastOptions {
  /** Adds an Undo button, until the next toast or for 30 seconds. */
  onUndo?: (() => void) | undefined;
}

interface FailureOptions extends ToastOptions {
  action?: { label: string; onClick: () => void } | undefined;
}

const SUCCESS_MS = 5000;
const UNDO_MS = 30_000;
const FAILURE_MS = 9000;

/** Id of the latest toast of each key. */
const shown = new Map<string, string>();

/** Id of the toast with Undo: only the last action can be undone. */
let undoable: string | undefined;

/** Preloads the code of the toasts. */
export const loadToasts = (): Promise<unknown> => import('./toaster.ts');

/** Creates a new toast also when it replaces one, so that screen readers announce it. */
async function show(
  key: string,
  options: Parameters<typeof queue.create>[0],
  canUndo = false,
): Promise<void> {
  const { toaster } = await import('./toaster.ts');
  for (const previous of [shown.get(key), undoable]) {
    if (previous !== undefined && toaster.isVisible(previous)) toaster.remove(previous);
  }
  const id = toaster.create({ ...options, closable: true });
  shown.set(key, id);
  undoable = canUndo ? id : undefined;
}

/** A toast that fails to load must not break the reported action. */
function showSafely(...toast: Parameters<typeof show>): void {
  show(...toast).catch((error: unknown) => {
    console.warn('A toast could not be shown.', error);
  });
}

/** Short messages, announced to screen readers. A failure with an action stays until dismissed. */
export const toast = {
  success(title: string, description?: string, options: SuccessOptions = {}): void {
    const { key = title, onUndo } = options;
    const action = onUndo && { label: t`Undo`, onClick: onUndo };
    const duration = onUndo ? UNDO_MS : SUCCESS_MS;
    showSafely(
      key,
      { type: 'success', title, description, action, duration },
      onUndo !== undefined,
    );
  },
  failure(title: string, description?: string, options: FailureOptions = {}): void {
    const { key = title, action } = options;
    const duration = action ? Infinity : FAILURE_MS;
    showSafely(key, { type: 'error', title, description, action, duration });
  },
  /** Offers an action; stays until dismissed. */
  offer(title: string, description: string, action: { label: string; onClick: () => void }): void {
    showSafely(title, { type: 'info', title, description, action, duration: Infinity });
  },
};
