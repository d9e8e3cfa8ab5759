import type { ReactNode } from 'react';
import { PathPicture } from './PathPicture.tsx';
import { StateFrame } from './StateFrame.tsx';

interface EmptyStateProps {
  title: string;
  /** What will be here, and when. */
  detail?: ReactNode;
  action?: ReactNode;
}

/** There is nothing yet. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame picture={<PathPicture cap="marigold" />} {...props} />;
}
