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

/** Choice in memory, if storage is blocked. */
let unstored: string | null = null;

function chosenMode(): ColorMode | null {
  let chosen = unstored;
  try {
    chosen ??= localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage is blocked.
  }
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

function choose(mode: ColorMode | null): void {
  unstored = null;
  try {
    if (mode === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    unstored = mode ?? systemMode(); // blocked or full
  }
}

function currentMode(): ColorMode {
  return chosenMode() ?? systemMode();
}

function publish(): void {
  const { dataset, style } = document.documentElement;
  dataset['theme'] = currentMode();
  // Set by public/color-mode.js for the initial mode.
  style.removeProperty('background-color');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Documents are prerendered in light mode; hydration corrects the rest. */
const prerendered = (): ColorMode => 'light';

/** Follows the system and other tabs. Returns a function that stops it. */
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

/**
 * Stores and applies the mode. Choosing the system's mode removes the stored one, to follow the
 * system again.
 */
function setColorMode(mode: ColorMode): void {
  choose(mode === systemMode() ? null : mode);
  publish();
}

/** Current colour mode and its toggle. */
export function useColorMode(): { mode: ColorMode; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, currentMode, prerendered);
  const toggle = () => {
    // Before hydration ends, `mode` may be that of the prerendered page.
    setColorMode(currentMode() === 'dark' ? 'light' : 'dark');
  };
  return { mode, toggle };
}
