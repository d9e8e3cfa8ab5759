import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../icon/Icon.tsx';
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
}

/** It could not be loaded; a retry may help. */
export function FailedState({ title, detail, note, onRetry, busy = false }: FailedStateProps) {
  return (
    <StateFrame
      role="alert"
      picture={<StonePicture hue="brick" icon="alert" />}
      title={title}
      detail={detail}
      note={note}
      action={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {!busy && <Icon name="refresh" />}
          Try Again
        </Button>
      }
    />
  );
}
