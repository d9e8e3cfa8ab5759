import { toast } from './toast.ts';

/**
 * Says that code could not be loaded which the page can do without for now; the page stays as it is.
 * @param tryAgain the further try; null after that, when a new release may have taken the place of
 *   the code: a reload is offered
 */
export function sayNotLoaded(error: unknown, tryAgain: (() => void) | null): void {
  console.warn('A part of the page could not be loaded.', error);
  toast.failure('This part could not be loaded', 'Check your connection and try again.', {
    key: 'not loaded',
    action: tryAgain
      ? { label: 'Try again', onClick: tryAgain }
      : {
          label: 'Reload page',
          onClick: () => {
            window.location.reload();
          },
        },
  });
}
