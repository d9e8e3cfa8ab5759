import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toaster } from '../ui/toaster.ts';

// On a busy machine a lazy page or a user event takes seconds.
configure({ asyncUtilTimeout: 30_000 });

// Without animations elements are visible at once.
vi.mock('../ui/motion/features.ts', () => ({ features: undefined }));

// jsdom has no layout and does not implement scrolling.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup(); // first, so that the screen does not react to the following
  toaster.remove(); // the queue is global
});
