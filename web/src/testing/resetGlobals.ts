import { afterEach, vi } from 'vitest';

// Test files share their worker's globals: a fake clock or a stored value would last into the next.
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});
