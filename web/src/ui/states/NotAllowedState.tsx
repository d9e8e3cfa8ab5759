import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';
import { StonePicture } from './StonePicture.tsx';

interface NotAllowedStateProps {
  /** Roles that may open the page ("This page is for administrators"). */
  title: string;
  /** The signed-in user. */
  detail?: ReactNode;
  action?: ReactNode;
}

/** State of a page that the signed-in user may not open. */
export function NotAllowedState(props: NotAllowedStateProps) {
  return <StateFrame picture={<StonePicture hue="ochre" icon="lock" />} {...props} />;
}
