import { t } from '@lingui/core/macro';
import { lazy, type ComponentType } from 'react';
import { toast } from './toast.ts';

/** Reloads the page, for a button that offers it. */
export const reloadPage = (): void => {
  window.location.reload();
};

/**
 * `lazy` for a part of a page, to be rendered in a `Suspense` boundary. If its code, or the messages
 * that `load` awaits with it, can't be loaded, a toast offers a reload and the part stays suspended: a
 * prerendered part remains readable, and the rest of the page works.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
      toast.failure(t`This part could not be loaded`, t`Check your connection and try again.`, {
        key: 'lazy part',
        action: { label: t`Reload page`, onClick: reloadPage },
      });
      return new Promise<never>(() => undefined);
    }
  });
