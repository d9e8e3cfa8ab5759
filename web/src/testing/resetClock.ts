import { afterEach, vi } from 'vitest';

// Test files share their worker's globals: a fake clock would last into the next file.
afterEach(() => {
  vi.useRealTimers();
});
