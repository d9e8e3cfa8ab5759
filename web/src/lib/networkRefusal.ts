import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';

/** Message for a response of the network in place of the server (`isRefusedByNetwork`). */
export const networkRefuses = () =>
  t`Your network refuses the connection. Reload this page to sign in to your network.`;

let isRefused = false;
const listeners = new Set<() => void>();

/** Stores whether the network responded to the last request in place of the server. */
export function noteRefusal(value: boolean): void {
  if (value === isRefused) return;
  isRefused = value;
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the network responded to the last request in place of the server. */
export const useNetworkRefusal = (): boolean => useSyncExternalStore(subscribe, () => isRefused);
