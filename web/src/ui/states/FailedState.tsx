import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { RetryButton } from './RetryButton.tsx';
import { StateFrame } from './StateFrame.tsx';
import { StonePicture } from './StonePicture.tsx';

interface FailedStateProps {
  title: string;
  detail?: ReactNode;
  /** Smaller text below the detail. */
  note?: ReactNode;
  onRetry: () => void;
  /** A retry is in flight. */
  busy?: boolean;
  /** Label of the retry button. */
  retryLabel?: string;
}

/** State of a failed load, with a retry button. */
export function FailedState(props: FailedStateProps) {
  const { title, detail, note, onRetry, busy = false, retryLabel = t`Try Again` } = props;
  return (
    <StateFrame
      role="alert"
      picture={<StonePicture hue="brick" icon="alert" />}
      title={title}
      detail={detail}
      note={note}
      action={<RetryButton busy={busy} onRetry={onRetry} label={retryLabel} />}
    />
  );
}
