import { useSyncExternalStore } from 'react';
import { mediaQuery } from './mediaQuery.ts';

export type ColorMode = 'light' | 'dark';

/** Also read by public/color-mode.js, which sets the mode before the first paint. */
const STORAGE_KEY = 'waymark-color-mode';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function systemMode(): ColorMode {
  return mediaQuery(SYSTEM_IS_DARK)?.matches ? 'dark' : 'light';
}

function chosenMode(): ColorMode | null {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

function currentMode(): ColorMode {
  return chosenMode() ?? systemMode();
}

function publish(): void {
  document.documentElement.dataset['theme'] = currentMode();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pages are made ahead in the light mode; the browser corrects what depends on it. */
const prerendered = (): ColorMode => 'light';

/** Follows the system, and other tabs, for as long as the page lives. Returns the way to stop. */
export function followSystem(): () => void {
  publish();
  const media = mediaQuery(SYSTEM_IS_DARK);
  media?.addEventListener('change', publish);
  window.addEventListener('storage', publish);
  return () => {
    media?.removeEventListener('change', publish);
    window.removeEventListener('storage', publish);
  };
}

/** The mode in force and a switch. Choosing what the system has anyway means following it again. */
export function useColorMode(): { mode: ColorMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, currentMode, prerendered);
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    if (next === systemMode()) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
    publish();
  };
  return { mode, toggle };
}
