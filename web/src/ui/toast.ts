import { toaster } from './toaster.ts';

interface ToastAction {
  label: string;
  onClick: () => void;
}

const SUCCESS_MS = 5000;
const FAILURE_MS = 9000;

/** Short messages in a live region. A failure that offers an action stays until it is dealt with. */
export const toast = {
  success(title: string, description?: string): void {
    toaster.create({ type: 'success', title, description, duration: SUCCESS_MS, closable: true });
  },
  failure(title: string, description?: string, action?: ToastAction): void {
    toaster.create({
      type: 'error',
      title,
      description,
      action,
      duration: action ? Infinity : FAILURE_MS,
      closable: true,
    });
  },
};
