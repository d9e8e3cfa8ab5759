import { afterEach, vi } from 'vitest';
import { activate } from '../lib/i18n/catalogs.ts';

// Without its catalog a message displays its source.
activate('en');

// Test files share their worker's globals: a fake clock or a stored value would last into the next.
afterEach(() => {
  // Vitest does so before the next test: the modules of the next file would be loaded with the stubs.
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  activate('en');
});
