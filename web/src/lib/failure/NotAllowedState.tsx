import type { ReactNode } from 'react';
import { StateFrame } from '../../ui/states/StateFrame.tsx';
import { StonePicture } from '../../ui/states/StonePicture.tsx';

interface NotAllowedStateProps {
  title: string;
  detail?: ReactNode;
  action?: ReactNode;
}

/** State of data that the signed-in user may not read. */
export function NotAllowedState(props: NotAllowedStateProps) {
  return <StateFrame picture={<StonePicture hue="ochre" icon="lock" />} {...props} />;
}
