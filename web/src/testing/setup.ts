import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { toaster } from '../ui/toaster.ts';

// A page's code is loaded when it is first opened; a busy machine takes its time.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  localStorage.clear();
  toaster.remove(); // the queue of toasts outlives the screen that filled it
});
