import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';
import { StonePicture } from './StonePicture.tsx';

interface NotAllowedStateProps {
  /** For whom the page is ("This page is for administrators"). */
  title: string;
  /** Who is signed in. */
  detail?: ReactNode;
  action?: ReactNode;
}

/** It exists, but not for the person who is signed in. */
export function NotAllowedState(props: NotAllowedStateProps) {
  return <StateFrame picture={<StonePicture hue="ochre" icon="lock" />} {...props} />;
}
