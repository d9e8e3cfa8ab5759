import { t } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import { Button } from '../Button.tsx';

const REGION = '[role=dialog], [role=tabpanel], main';

interface RetryButtonProps {
  onRetry: () => void;
  /** A retry is in flight. */
  busy: boolean;
  label?: string;
}

/**
 * Button that tries again. Moves the focus to the surrounding region, because the button is removed when
 * the retry succeeds.
 */
export function RetryButton({ onRetry, busy, label = t`Try Again` }: RetryButtonProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>(REGION)?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Button icon="refresh" size="sm" busy={busy} onClick={retry}>
      {label}
    </Button>
  );
}
