import type { MouseEventHandler } from 'react';

/**
 * Props of a button that is disabled by its own click, such as "Next page" on the last page. It
 * ignores clicks but keeps the focus, which `disabled` would lose.
 */
export const focusableWhenDisabled = (
  isDisabled: boolean,
  onClick: MouseEventHandler<HTMLButtonElement>,
) =>
  isDisabled
    ? // `data-disabled` turns off the hover style.
      { 'aria-disabled': true, 'data-disabled': '' }
    : { onClick };
