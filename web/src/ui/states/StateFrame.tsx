import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StateFrameProps {
  picture: ReactNode;
  title: string;
  detail?: ReactNode;
  action?: ReactNode;
  /** `alert` when it tells of something that went wrong. */
  role?: 'alert' | 'status';
}

/** How the four states are built: picture, what it is, what to do. */
export function StateFrame({ picture, title, detail, action, role }: StateFrameProps) {
  return (
    <chakra.div
      role={role}
      display="grid"
      justifyItems="center"
      alignContent="center"
      textAlign="center"
      gap="3"
      paddingBlock="8"
      paddingInline="5"
    >
      {picture}
      <chakra.p textStyle="item">{title}</chakra.p>
      {detail && (
        <chakra.p maxW="state" textStyle="small" color="ink-soft">
          {detail}
        </chakra.p>
      )}
      {action}
    </chakra.div>
  );
}
