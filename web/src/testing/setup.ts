import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';
import { toaster } from '../ui/toaster.ts';

afterEach(() => {
  localStorage.clear();
  toaster.remove(); // the queue of toasts outlives the screen that filled it
});
