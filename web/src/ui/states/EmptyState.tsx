import type { ReactNode } from 'react';
import { PathPicture } from './PathPicture.tsx';
import { StateFrame } from './StateFrame.tsx';

interface EmptyStateProps {
  title: string;
  /** What will be shown here, and when. */
  detail?: ReactNode;
  action?: ReactNode;
}

/** State of a list or part without data. */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame picture={<PathPicture cap="marigold" />} {...props} />;
}
