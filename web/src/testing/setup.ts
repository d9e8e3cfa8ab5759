import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toaster } from '../ui/toaster.ts';

// A page's code is loaded when it is first opened; a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

// Without the code of the animations, what is on the screen is visible at once.
vi.mock('../ui/motion/features.ts', () => ({ features: undefined }));

// Without a layout there is nothing to scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup(); // the screen goes first: it would be changed outside of a test
  localStorage.clear();
  toaster.remove(); // the queue of toasts outlives the screen that filled it
});
