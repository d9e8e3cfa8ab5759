import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { StateFrame } from './StateFrame.tsx';
import { StonePicture } from './StonePicture.tsx';

interface FailedStateProps {
  title: string;
  detail?: ReactNode;
  onRetry: () => void;
  /** A further try is under way. */
  busy?: boolean;
}

/** It could not be loaded; a further try may help. */
export function FailedState({ title, detail, onRetry, busy = false }: FailedStateProps) {
  return (
    <StateFrame
      role="alert"
      picture={<StonePicture hue="brick" icon="alert" />}
      title={title}
      detail={detail}
      action={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {!busy && <Icon name="refresh" />}
          Try Again
        </Button>
      }
    />
  );
}
