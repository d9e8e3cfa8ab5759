import type { MouseEvent, ReactNode } from 'react';
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

const REGION = '[role=dialog], [role=tabpanel], main';

/**
 * It could not be loaded; a retry may help. The focus moves to the region around it, which stays
 * when the retry replaces this state.
 */
export function FailedState({ title, detail, note, onRetry, busy = false }: FailedStateProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>(REGION)?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <StateFrame
      role="alert"
      picture={<StonePicture hue="brick" icon="alert" />}
      title={title}
      detail={detail}
      note={note}
      action={
        <Button size="sm" busy={busy} onClick={retry}>
          {!busy && <Icon name="refresh" />}
          Try Again
        </Button>
      }
    />
  );
}
